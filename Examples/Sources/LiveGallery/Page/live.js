// The page: a phone that shows what the screen draws, and around it what there is to say of the screen.
import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { Hands } from "./hands.js";
import { Knobs } from "./knobs.js";
import { Phone } from "./phone.js";
import { Paper } from "./paper.js";
import { XRay } from "./xray.js";

const at = id => document.getElementById(id);
const phone = new Phone(at("phone"), at("frame"));
const xray = new XRay(at("xray"), at("facts"), at("xray-switch"), phone);
const paper = new Paper();
let answers = [];
let description = null;

const connection = new Connection({
  onOpen: () => connection.send({ open: location.search, xray: xray.isOn }, show),
  onReturn: () => connection.send({ redraw: true, xray: xray.isOn }, show),
  onState: (text, isGone) => {
    at("state").textContent = text;
    at("state").classList.toggle("gone", isGone);
    phone.element.classList.toggle("stale", isGone);
  },
});
const knobs = new Knobs(at("knobs"), turn => connection.send({ turn }, show));
const hands = new Hands(phone);
const clock = new Clock(frames => {
  for (const answer of answers) draw(answer);
  answers = [];
  if (!connection.isReady || connection.waiting > 2) return false;
  connection.send({ step: frames, touches: hands.take() }, answer => answers.push(answer));
  return true;
});

/// What a screen says of itself, and its first frame.
function show(answer) {
  answers = [];
  if (answer.screen) describe(answer);
  if (answer.refused) console.warn("Refused:", answer.refused.join(", "));
  draw(answer);
}

function describe(answer) {
  const isOther = description?.screen.name !== answer.screen.name;
  description = answer;
  sessionStorage.address = "?" + answer.address;
  at("title").textContent = answer.screen.title;
  at("sentence").textContent = answer.screen.sentence;
  at("code").textContent = answer.code || "This screen has no layout of its own to turn.";
  document.title = `${answer.screen.title} – SnapLayouts, live`;
  clock.framesPerSecond = answer.screen.framesPerSecond;
  history[isOther && history.state ? "pushState" : "replaceState"]({}, "", "?" + answer.address);
  phone.resize(answer.screen.size);
  knobs.show(answer.groups);
  listScreens(answer);
}

function listScreens(answer) {
  at("screens").replaceChildren(...answer.screens.map(([name, title]) => {
    const link = Object.assign(document.createElement("a"), { href: "?screen=" + name, textContent: title });
    if (name === answer.screen.name) link.setAttribute("aria-current", "page");
    link.onclick = event => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      connection.send({ open: link.search }, show);
      phone.element.focus({ preventScroll: true });
    };
    const item = document.createElement("li");
    item.append(link);
    return item;
  }));
}

let spoken = "";
function draw(answer) {
  if (answer.error) return console.error(answer.error);
  phone.draw(answer);
  if (answer.xray) xray.draw(answer.xray);
  if (answer.page !== undefined && answer.page !== spoken) speak(spoken = answer.page);
}

/// Not each page on the way, only the one where it stays.
let speaking;
function speak(page) {
  clearTimeout(speaking);
  speaking = setTimeout(() => { at("page").textContent = page; }, 250);
}

addEventListener("popstate", () => connection.send({ open: location.search }, show));
at("rotate").onclick = () => connection.send({ turn: { rotate: "true" } }, show);
xray.onSwitch = isOn => connection.send({ xray: isOn }, show);
at("copy").onclick = event => paper.copy(at("code").textContent, event.target);
at("link").onclick = event => paper.copy(location.href, event.target);
at("test").onclick = () =>
  connection.send({ ask: "test" }, answer => paper.show("The last gesture, as a test", answer.answer));
at("log").onclick = () =>
  connection.send({ ask: "log" }, answer => paper.show("Event log", answer.answer));

/// For tests that drive the page.
window.live = { connection, clock, phone, hands, get description() { return description; } };
