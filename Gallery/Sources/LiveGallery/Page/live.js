// The page: a phone that shows the screen, and the controls around it.
import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { EventLog } from "./eventlog.js";
import { Hands } from "./hands.js";
import { Knobs } from "./knobs.js";
import { Paper } from "./paper.js";
import { Phone } from "./phone.js";
import { Replay } from "./replay.js";
import { XRay } from "./xray.js";

const at = id => document.getElementById(id);
const phone = new Phone(at("phone"), at("frame"));
const xray = new XRay(at("xray"), at("facts"), at("xray-switch"), phone);
const paper = new Paper();
const eventLog = new EventLog(at("event-log"), (log, onAnswer) => connection.send({ log }, onAnswer));
let answers = [];
let description = null;

const connection = new Connection({
  onReady: isNew => {
    const isSame = !isNew && sessionStorage.address === location.search && !location.hash;
    connection.send({ ...(isSame ? { redraw: true } : { open: location.search }), xray: xray.isOn });
    replay.open(location);
  },
  onAnswer: answer => {
    answers.push(answer);
    if (answer.screen) describe(answer);
    if (answer.refused) console.warn("Refused:", answer.refused.join(", "));
  },
  onState: (text, isGone) => {
    at("state").textContent = text;
    at("state").classList.toggle("gone", isGone);
    phone.element.classList.toggle("stale", isGone);
  },
});
const knobs = new Knobs(at("knobs"), turn => connection.send({ turn }));
const hands = new Hands(phone);
const clock = new Clock(drawAnswers, step);
const replay = new Replay(at("replay"), message => {
  pause(true);
  // The state is shown beside the picture.
  connection.send({ ...message, xray: xray.show() });
});

/// Draws the changes in order, once per refresh; returns false if there are none.
function drawAnswers() {
  const drawn = answers.length > 0;
  for (const answer of answers) draw(answer);
  answers = [];
  return drawn;
}

/// Advances the screen by a number of frames; returns false if it is busy.
function step(frames) {
  if (!connection.isReady || connection.waiting > 2) return false;
  connection.send({ step: frames, touches: hands.take() });
  return true;
}

function pause(isPaused) {
  clock.isPaused = isPaused;
  at("pause").setAttribute("aria-pressed", isPaused);
  at("step").hidden = !isPaused;
}

function describe(answer) {
  const isOther = description?.screen.name !== answer.screen.name;
  description = answer;
  sessionStorage.address = "?" + answer.address;
  at("title").textContent = answer.screen.title;
  at("sentence").textContent = answer.screen.sentence;
  at("code").textContent = answer.code;
  document.title = `${answer.screen.title} – SnapLayouts, live`;
  clock.framesPerSecond = answer.screen.framesPerSecond;
  history[isOther && history.state ? "pushState" : "replaceState"]({}, "", "?" + answer.address + location.hash);
  phone.resize(answer.screen.size);
  knobs.show(answer.groups);
  listScreens(answer);
}

function listScreens(answer) {
  at("screens").replaceChildren(...answer.screens.map(([name, title]) => {
    const link = Object.assign(
      document.createElement("a"), { href: "?screen=" + name, textContent: title });
    if (name === answer.screen.name) link.setAttribute("aria-current", "page");
    link.onclick = event => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      connection.send({ open: link.search });
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

/// Announces only the page where the screen stays, not the pages on the way.
let speaking;
function speak(page) {
  clearTimeout(speaking);
  speaking = setTimeout(() => { at("page").textContent = page; }, 250);
}

addEventListener("popstate", () => connection.send({ open: location.search }));
at("pause").onclick = () => pause(!clock.isPaused);
at("step").onclick = () => step(1);
at("rotate").onclick = () => connection.send({ turn: { rotate: "true" } });
xray.onSwitch = isOn => connection.send({ xray: isOn });
at("copy").onclick = event => paper.copy(at("code").textContent, event.target);
at("link").onclick = event => paper.copy(location.href, event.target);
at("test").onclick = () => ask("test", source => paper.show("The last gesture, as a test", source));
at("log").onclick = () => ask("log", log => eventLog.open(log));
at("log-copy").onclick = event => paper.copy(at("log-text").value, event.target);

/// Asks the screen for a text that includes all touches until now.
function ask(question, onAnswer) {
  connection.send(
    { ask: question, step: 0, touches: hands.take() }, ({ answer }) => onAnswer(answer));
}

/// For tests that drive the page.
window.live = { connection, clock, phone, hands, get description() { return description; } };
