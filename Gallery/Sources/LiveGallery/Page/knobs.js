// The knobs of a screen, made from the screen's description of them, with the first sentence of their documentation.
import { sentences } from "./sentences.js";

// The groups that people want come first, and are open.
const wanted = ["Carousel", "Pages", "Release", "Looks", "Automatic"];

export class Knobs {
  constructor(form, onTurn) {
    this.form = form;
    this.onTurn = onTurn;
    this.rows = new Map();
    form.onsubmit = event => event.preventDefault();
  }

  show(groups) {
    const names = groups.flatMap(group => group.knobs.map(knob => knob.name)).join();
    if (names !== this.names) this.build(groups);
    this.names = names;
    for (const knob of groups.flatMap(group => group.knobs)) {
      const row = this.rows.get(knob.name);
      row.show(knob.value);
      row.element.hidden = !knob.matters;
    }
  }

  build(groups) {
    this.rows.clear();
    // The workbench begins with the choice of a layout.
    const rank = group => group.knobs[0].name === "layout" ? 0 : wanted.indexOf(group.title) + 1 || wanted.length + 1;
    const ordered = [...groups].sort((one, other) => rank(one) - rank(other));
    this.form.replaceChildren(...ordered.map(group => {
      const details = document.createElement("details");
      details.open = rank(group) <= wanted.length;
      const summary = Object.assign(document.createElement("summary"), { textContent: group.title });
      details.append(summary, ...group.knobs.map(knob => this.row(knob)));
      return details;
    }));
  }

  row(knob) {
    const element = Object.assign(document.createElement("div"), { className: "knob" });
    const label = Object.assign(
      document.createElement("label"), { textContent: knob.name, htmlFor: knob.name });
    const { control, show } = this[knob.kind](knob);
    element.append(label, control);
    const sentence = sentences[knob.name];
    if (sentence) element.append(Object.assign(document.createElement("p"), { textContent: sentence }));
    this.rows.set(knob.name, { element, show });
    return element;
  }

  toggle(knob) {
    const box = Object.assign(document.createElement("input"), { type: "checkbox", id: knob.name });
    box.onchange = () => this.turn(knob, String(box.checked));
    return { control: box, show: value => { box.checked = value === "true"; } };
  }

  choice(knob) {
    const select = Object.assign(document.createElement("select"), { id: knob.name });
    select.append(...knob.choices.map(name => new Option(name, name)));
    select.onchange = () => this.turn(knob, select.value);
    return { control: select, show: value => { select.value = value; } };
  }

  number(knob) {
    const pair = Object.assign(document.createElement("div"), { className: "pair" });
    const range = { min: knob.least, max: knob.most, step: knob.step };
    const slider = Object.assign(document.createElement("input"), { type: "range", ...range });
    slider.setAttribute("aria-label", knob.name);
    const field = Object.assign(document.createElement("input"), { type: "number", id: knob.name, ...range });
    field.step = "any";
    let isTyping = false, shown = knob.value;
    slider.oninput = () => this.turn(knob, field.value = slider.value);
    field.oninput = () => { isTyping = true; };
    field.onchange = () => {
      isTyping = false;
      const value = Math.min(Math.max(field.valueAsNumber, knob.least), knob.most);
      if (Number.isFinite(value)) this.turn(knob, field.value = String(value));
      else field.value = shown;
    };
    // What is left without a change is not wanted.
    field.onblur = () => {
      isTyping = false;
      field.value = shown;
    };
    pair.append(slider, field);
    return {
      control: pair,
      show: value => {
        slider.value = shown = value;
        if (!isTyping) field.value = value;
      },
    };
  }

  turn(knob, value) { this.onTurn({ [knob.name]: value }); }
}
