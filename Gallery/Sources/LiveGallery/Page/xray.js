// Shows over the phone what the layout sees: pages, focus, viewport, where the view would have coasted to, and
// the chosen page; and below it the state and the callbacks.
const colors = {
  page: "#ff2d55", focus: "#007aff", viewport: "#34c759", natural: "#ff9500", chosen: "#af52de",
};

export class XRay {
  constructor(svg, facts, button, phone) {
    Object.assign(this, { svg, facts, phone, isOn: false, calls: [] });
    this.table = document.createElement("table");
    this.list = document.createElement("ol");
    this.list.tabIndex = 0;
    this.list.setAttribute("aria-label", "Callbacks");
    facts.append(this.table, this.list);
    this.button = button;
    button.onclick = () => this.onSwitch(this.show(!this.isOn));
  }

  /// Shows or hides the X-ray; returns whether it is shown.
  show(isOn = true) {
    this.isOn = isOn;
    this.button.setAttribute("aria-pressed", isOn);
    this.svg.toggleAttribute("hidden", !isOn);
    this.facts.hidden = !isOn;
    return isOn;
  }

  draw(state) {
    const { width, height } = this.phone.size;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.style.width = width * this.phone.scale + "px";
    this.svg.style.height = height * this.phone.scale + "px";
    this.area = state.area;
    this.isHorizontal = state.isHorizontal;
    const end = (this.isHorizontal ? width : height) + 1;
    const stops = state.stops.filter(([, place]) => place > -1 && place < end);
    this.svg.innerHTML = [
      this.box(state.viewport),
      ...stops.map(([page, place]) => this.line(place, colors.page, "2 4", page, 12)),
      this.line(state.focus, colors.focus, "", "focus", -6),
      state.natural === false ? "" : this.line(state.natural, colors.natural, "6 4", "coast", -20),
      state.chosen === false ? "" : this.line(state.chosen, colors.chosen, "10 3", "chosen", -34),
    ].join("");
    this.tell(state);
  }

  box([x, y, width, height]) {
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" ` +
      `stroke="${colors.viewport}"/>`;
  }

  line(place, color, dash, text, up) {
    const [x, y, width, height] = this.area;
    const [a, b] = this.isHorizontal ? [[place, y], [place, y + height]] : [[x, place], [x + width, place]];
    const [tx, ty] = this.isHorizontal ? [place + 2, y - up + 6] : [x + 4 + Math.abs(up) * 3, place - 2];
    return `<path d="M${a}L${b}" stroke="${color}" stroke-width="1.5" stroke-dasharray="${dash}"/>` +
      `<text x="${tx}" y="${ty}" fill="${color}" font-size="11" font-weight="600" paint-order="stroke" ` +
      `stroke="#fff" stroke-width="2">${text}</text>`;
  }

  tell(state) {
    this.table.replaceChildren(...state.facts.map(([name, value]) => {
      const row = document.createElement("tr");
      const head = Object.assign(document.createElement("th"), { scope: "row", textContent: name });
      row.append(head, Object.assign(document.createElement("td"), { textContent: value }));
      return row;
    }));
    if (!state.calls.length) return;
    this.list.append(...state.calls.map(call =>
      Object.assign(document.createElement("li"), { textContent: call })));
    while (this.list.childElementCount > 100) this.list.firstChild.remove();
    this.list.scrollTop = this.list.scrollHeight;
  }
}
