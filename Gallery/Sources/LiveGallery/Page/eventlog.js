// Steps through an event log, of this screen or of a device, with the state beside a picture of it.
import { paint } from "./eventpicture.js";

export class EventLog {
  /// onRead: sends a log to the screen, which answers with its steps.
  constructor(dialog, onRead) {
    Object.assign(this, { dialog, onRead, steps: [], place: 0 });
    this.parts = new Proxy({}, { get: (_, name) => dialog.querySelector("#log-" + name) });
    this.parts.read.onclick = () => this.read();
    this.parts.text.oninput = () => this.show([]);
    this.parts.back.onclick = () => this.move(this.place - 1);
    this.parts.on.onclick = () => this.move(this.place + 1);
    this.parts.place.oninput = () => this.move(this.parts.place.valueAsNumber);
  }

  open(text) {
    this.parts.text.value = text;
    this.show([], text ? "" : "There is no log, or it would be too long: it lists all lines of different lengths.");
    this.dialog.showModal();
  }

  read() {
    this.onRead(this.parts.text.value, answer => this.show(answer.steps ?? [], answer.problem ?? answer.error));
  }

  show(steps, problem = "") {
    this.steps = steps;
    this.parts.problem.textContent = problem;
    this.parts.steps.hidden = !steps.length;
    this.parts.place.max = steps.length - 1;
    if (steps.length) this.move(0);
  }

  move(place) {
    const old = new Map(this.steps[this.place]?.facts);
    const isNext = place === this.place + 1;
    this.place = Math.min(Math.max(place, 0), this.steps.length - 1);
    const { facts, picture } = this.steps[this.place];
    this.parts.place.value = this.place;
    this.parts.done.textContent = `${this.place} of ${this.steps.length - 1}`;
    this.parts.back.disabled = this.place === 0;
    this.parts.on.disabled = this.place === this.steps.length - 1;
    paint(this.parts.picture, picture);
    this.parts.facts.replaceChildren(...facts.map(([name, text]) =>
      this.row(name, text, isNext && old.has(name) && old.get(name) !== text)));
  }

  row(name, text, isNew) {
    const row = document.createElement("tr");
    row.className = isNew ? "new" : "";
    row.append(
      Object.assign(document.createElement("th"), { scope: "row", textContent: name }),
      Object.assign(document.createElement("td"), { textContent: text }));
    return row;
  }
}
