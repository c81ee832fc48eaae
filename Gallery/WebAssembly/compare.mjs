// node compare.mjs MODULE PROGRAM [SEED [WORLDS]]: sends the same random messages to the module of the page and to the
// native screen, and compares everything that a page would show: after each message the tree of views and the other
// fields. Prints the first differences with the messages that led there, and fails if there is one.
import { DrawnTree, NativeScreen, PageScreen, difference } from "./screen.mjs";

const [modulePath, program, seedText = "1", worldsText = "60"] = process.argv.slice(2);
let seed = Number(seedText);
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const below = limit => Math.floor(random() * limit);
const pick = list => list[below(list.length)];

const screens = [await PageScreen.load(modulePath), new NativeScreen(program)];
const trees = [new DrawnTree(), new DrawnTree()];
let [messages, differences] = [0, 0];
let history = [];

/// Sends a message to both, and returns the answer.
async function send(message) {
  if (message.open !== undefined) history = [];
  history.push(message);
  const line = JSON.stringify({ id: ++messages, ...message });
  const [a, b] = await Promise.all(screens.map((screen, index) =>
    screen.answer(line).then(answer => trees[index].take(answer))));
  const found = difference(a, b);
  if (found && ++differences <= 5) {
    console.log(`The page and the native screen differ in ${found.slice(0, 300)}, after:`);
    console.log(history.map(message => JSON.stringify(message).slice(0, 200)).join("\n").slice(-3000));
  }
  return a;
}

const keys = ["up", "down", "left", "right", "pageUp", "pageDown", "home", "end"];

function turn(knobs) {
  const knob = pick(knobs);
  const steps = (knob.most - knob.least) / knob.step;
  const value =
    knob.kind === "toggle" ? String(random() < 0.5)
    : knob.kind === "choice" ? pick(knob.choices)
    : String(knob.least + knob.step * below(Math.min(40, steps) + 1));
  return { turn: { [knob.name]: value } };
}

async function drag(width, height, kinds) {
  const start = { x: random() * width, y: random() * height };
  const [dx, dy, steps] = [(random() - 0.5) * 400, (random() - 0.5) * 300, 1 + below(10)];
  await send({ step: 1, touches: [{ kind: kinds[0], ...start }] });
  for (let step = 1; step <= steps; step++) {
    await send({
      step: 1, touches: [kinds[1] === "slide"
        ? { kind: "slide", dx: dx / steps, dy: dy / steps }
        : { kind: "move", x: start.x + dx * step / steps, y: start.y + dy * step / steps }],
    });
  }
  await send({ step: 1, touches: [{ kind: kinds[2] }] });
}

let answer = await send({ open: "" });
const names = answer.screens.map(([name]) => name);
for (let world = 0; world < Number(worldsText); world++) {
  answer = await send({ open: "screen=" + names[world % names.length], xray: random() < 0.3 });
  for (let act = 0; act < 12; act++) {
    const [width, height] = answer.screen.size;
    const place = { x: random() * width, y: random() * height };
    const kind = random();
    if (kind < 0.3) {
      const next = await send(kind < 0.03 ? { turn: { rotate: "true" } } : turn(answer.groups.flatMap(group => group.knobs)));
      if (next.groups) answer = next;
    } else if (kind < 0.4) await send({ step: 1, touches: [{ kind: "key", key: pick(keys), ...place }] });
    else if (kind < 0.5) await send({ step: 1, touches: [{ kind: "wheel", dx: 0, dy: below(5) * 40 - 80, ...place }] });
    else if (kind < 0.6) await drag(width, height, ["rest", "slide", "lift"]);
    else await drag(width, height, ["down", "move", random() < 0.9 ? "up" : "cancel"]);
    for (let frames = below(30); frames > 0; frames--) await send({ step: 1 });
  }
  const { answer: log } = await send({ ask: "log", step: 0 });
  if (log) await send({ log });
  await send({ ask: "test", step: 0 });
}
for (const screen of screens) screen.end();
console.log(`${messages} messages from seed ${seedText}, ${differences} different answers`);
process.exit(differences > 0 || messages < 1000 ? 1 : 0);
