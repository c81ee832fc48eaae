// The page: a phone that shows the screen, and the controls around it.
import { Clock } from "./clock.js";
import { Connection } from "./connection.js";
import { Demo } from "./demo.js";
import { EventLog } from "./eventlog.js";
import { Hands } from "./hands.js";
import { Knobs } from "./knobs.js";
import { Paper } from "./paper.js";
import { Phone } from "./phone.js";
import { Replay } from "./replay.js";
import { XRay } from "./xray.js";

const at = id => document.getElementById(id);
// What a person has set in the browser, as knobs of the device.
const wishes = {
  "device.reducesMotion": matchMedia("(prefers-reduced-motion: reduce)"),
  "device.isDark": matchMedia("(prefers-color-scheme: dark)"),
};
const phone = new Phone(at("phone"), at("frame"));
const xray = new XRay(at("xray"), at("facts"), at("xray-switch"), phone);
const paper = new Paper();
const eventLog = new EventLog(at("event-log"), (log, onAnswer) => send({ log }, onAnswer));
let answers = [];
let description = null;
let problem = "Connecting…";
// The knobs that the address of the page has; the others follow the browser, and aren't in links.
let chosen = new Set();

const connection = new Connection({
  onReady: isNew => {
    const isSame = !isNew && sessionStorage.address === location.search && !location.hash;
    if (!isSame) return go();
    choose();
    send({ redraw: true, xray: xray.isOn });
  },
  onAnswer: answer => {
    answers.push(answer);
    if (answer.screen) describe(answer);
    if (answer.refused) console.warn("Refused:", answer.refused.join(", "));
    if (answer.quiet > 0 && !connection.waiting && !hands.isBusy && !demo.isBusy) clock.rest(answer.quiet);
    clock.request();
  },
  onState: text => {
    problem = text;
    showState();
  },
});
const knobs = new Knobs(at("knobs"), turn => {
  demo.end();
  for (const name in turn) chosen.add(name);
  send({ turn });
});
const hands = new Hands(phone, () => {
  // A touch goes on from where a replay stands.
  replay.close();
  demo.end();
  clock.wake();
});
const demo = new Demo(phone, at("hand"), () => clock.wake());
const clock = new Clock(drawAnswers, step);
const replay = new Replay(at("replay"), message => {
  pause(true);
  // The state is shown beside the picture.
  send({ ...message, xray: xray.show() });
}, () => {
  history.replaceState({}, "", location.search);
  pause(false);
});

/// Shows the screen of the address of the page, and its replay if it has one.
function go() {
  choose();
  demo.end();
  // The front page moves, because nobody knows yet that it can be moved.
  if (location.search === "" && !location.hash && !wishes["device.reducesMotion"].matches) demo.start();
  if (!replay.open(location)) send({ open: "?" + withWishes(location.search), xray: xray.isOn });
}

function choose() { chosen = new Set(new URLSearchParams(location.search).keys()); }

/// A person who has asked for less motion or for the dark gets it, unless the address says otherwise.
function withWishes(search) {
  const address = new URLSearchParams(search);
  for (const name in wishes) if (wishes[name].matches && !chosen.has(name)) address.set(name, "true");
  return address;
}

/// The address of a screen in links; that of the front page is empty.
function link({ address, screen }) {
  const isChosen = part => !(part.split("=")[0] in wishes) || chosen.has(part.split("=")[0]);
  const search = "?" + address.split("&").filter(isChosen).join("&");
  return location.search === "" && search === "?screen=" + screen.name ? "" : search;
}

function send(message, onAnswer) {
  connection.send(message, onAnswer);
  clock.wake();
}

/// Draws the changes in order, once per refresh; returns false if there are none.
function drawAnswers() {
  const drawn = answers.length > 0;
  for (const answer of answers) draw(answer);
  answers = [];
  return drawn;
}

/// Advances the screen by a number of frames, after some in which nothing happened; returns false if it is busy.
function step(frames, rested) {
  if (!connection.isReady || connection.waiting > 2) return false;
  for (let left = rested; left > 0; left -= 240) connection.send({ step: Math.min(left, 240) });
  const touches = hands.take();
  if (touches.length) isTouched = true;
  connection.send({ step: frames, touches: [...demo.take(), ...touches] });
  return true;
}

function pause(isPaused) {
  clock.isPaused = isPaused;
  at("pause").setAttribute("aria-pressed", isPaused);
  at("step").hidden = !isPaused;
  showState();
}

function showState() {
  at("state").textContent = problem || (replay.isOpen ? "Replay" : clock.isPaused ? "Paused" : "Live");
  at("state").classList.toggle("gone", problem !== "");
  phone.element.classList.toggle("stale", problem !== "");
}

function describe(answer) {
  description = answer;
  sessionStorage.address = link(answer);
  if (answer.problems) at("problems").textContent = answer.problems.join(" ");
  at("title").textContent = answer.screen.title;
  at("sentence").textContent = answer.screen.sentence;
  at("code").textContent = replacing(answer.code);
  document.title = `${answer.screen.title} – SnapLayouts, live`;
  clock.framesPerSecond = answer.screen.framesPerSecond;
  history.replaceState({}, "", location.pathname + sessionStorage.address + (replay.isOpen ? location.hash : ""));
  const [, layout] = answer.code.match(/^let layout = (\w+)\(\)/) ?? [];
  at("line").textContent = layout
    ? `collectionView.collectionViewLayout = ${layout}(replacing: oldLayout)` : answer.code.split("\n")[0];
  phone.resize(answer.screen.size);
  knobs.show(answer.groups);
  markScreen(answer.screen.name);
}

/// The lines that give an existing collection view the layout of the screen, with all its settings.
function replacing(code) {
  const begin = /^let layout = (\w+)\(\)/;
  if (!begin.test(code)) return code;
  return code.replace(begin, "let layout = $1(replacing: oldLayout)") + "\ncollectionView.collectionViewLayout = layout";
}

const links = at("screens").querySelectorAll("a");

function markScreen(name) {
  for (const link of links) {
    const isShown = link.search === "?screen=" + name;
    if (isShown === link.hasAttribute("aria-current")) continue;
    link.toggleAttribute("aria-current", isShown);
    // In a narrow window, the list scrolls sideways.
    const list = at("screens");
    if (isShown) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }
}

for (const link of links) {
  link.onclick = event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    replay.close();
    pause(false);
    history.pushState({}, "", link.search);
    go();
    phone.element.focus({ preventScroll: true });
  };
}

let page = "";
function draw(answer) {
  if (answer.error) return console.error(answer.error);
  phone.draw(answer);
  if (answer.xray) xray.draw(answer.xray);
  if (answer.page !== undefined && answer.page !== page) {
    at("page").textContent = page = answer.page;
    clearTimeout(speaking);
    speaking = setTimeout(speak, 250);
  }
  // The touch has turned no page.
  if (answer.quiet > 0 && !speaking) isTouched = false;
}

/// A screen reader says only the page where the screen stays, not the pages on the way; it says it after a touch, and
/// not when the pages turn by themselves.
let speaking, isTouched = false;
function speak() {
  speaking = undefined;
  if (isTouched) at("spoken").textContent = page;
  isTouched = false;
}

// Back, Forward, and a link that is pasted over the address of this page; not a link within the page.
addEventListener("popstate", () => {
  if (location.search === sessionStorage.address && !replay.isOpen && !location.hash.includes("play=")) return;
  pause(false);
  go();
});
for (const [name, wish] of Object.entries(wishes)) {
  wish.addEventListener("change", () => {
    if (wishes["device.reducesMotion"].matches) demo.end();
    if (!chosen.has(name)) send({ turn: { [name]: String(wish.matches) } });
  });
}
at("pause").onclick = () => {
  demo.end();
  if (!replay.isOpen) return pause(!clock.isPaused);
  replay.close();
};
at("step").onclick = () => step(1, 0);
at("rotate").onclick = () => send({ turn: { rotate: "true" } });
xray.onSwitch = isOn => send({ xray: isOn });
at("copy").onclick = event => paper.copy(at("code").textContent, event.target);
at("line-copy").onclick = event => paper.copy(`${at("package").textContent}\n\n${at("code").textContent}\n`, event.target);
at("link").onclick = event => paper.copy(location.href, event.target);
at("test").onclick = () => ask("test", source => paper.show("The last gesture, as a test", source));
at("log").onclick = () => ask("log", log => eventLog.open(log));
at("log-copy").onclick = event => paper.copy(at("log-text").value, event.target);

/// Asks the screen for a text that includes all touches until now.
function ask(question, onAnswer) {
  send({ ask: question, step: 0, touches: hands.take() }, ({ answer, error }) => onAnswer(answer ?? error));
}

/// For tests that drive the page.
window.live = { connection, clock, phone, hands, demo, get description() { return description; } };
