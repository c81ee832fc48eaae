// Shows over the phone what the layout sees: pages, focus, viewport, where the view would have coasted to, and
// the chosen page; and below it what the lines mean, the state and the callbacks.
const room = 14;

export class XRay {
  constructor(svg, facts, button, phone) {
    Object.assign(this, { svg, facts, phone, isOn: false, calls: [] });
    this.table = document.createElement("table");
    this.list = document.createElement("ol");
    this.list.tabIndex = 0;
    this.list.setAttribute("aria-label", "Callbacks");
    // What a report of a bug needs, and nobody else.
    this.state = document.createElement("table");
    const details = document.createElement("details");
    details.append(Object.assign(document.createElement("summary"), { textContent: "State of the layout" }), this.state);
    facts.append(this.table, this.list, details);
    this.legend = document.getElementById("legend");
    this.button = button;
    button.onclick = () => this.onSwitch(this.show(!this.isOn));
  }

  /// Shows or hides the X-ray; returns whether it is shown.
  show(isOn = true) {
    this.isOn = isOn;
    this.button.setAttribute("aria-pressed", isOn);
    this.svg.toggleAttribute("hidden", !isOn);
    this.facts.hidden = this.legend.hidden = !isOn;
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
    const [x, y, w, h] = state.viewport;
    this.svg.innerHTML = [
      `<rect class="viewport" x="${x}" y="${y}" width="${w}" height="${h}"/>`,
      ...stops.map(([, place]) => this.line("page", place)),
      this.line("focus", state.focus),
      state.natural === false ? "" : this.line("natural", state.natural),
      state.chosen === false ? "" : this.line("chosen", state.chosen),
      ...this.numbers(stops),
    ].join("");
    this.tell(state);
  }

  line(kind, place) {
    const [x, y, width, height] = this.area;
    const [a, b] = this.isHorizontal ? [[place, y], [place, y + height]] : [[x, place], [x + width, place]];
    return `<path class="${kind}" d="M${a}L${b}"/>`;
  }

  /// The numbers of the pages; where pages are closer than a number is wide, some have none.
  numbers(stops) {
    const [x, y] = this.area;
    let end = -Infinity;
    return [...stops].sort(([, one], [, other]) => one - other).map(([page, place]) => {
      const length = this.isHorizontal ? String(page + 1).length * 7 + 4 : room;
      if (place < end) return "";
      end = place + length;
      const [tx, ty] = this.isHorizontal ? [place + 2, Math.max(y, 0) + room] : [Math.max(x, 0) + 4, place + room - 2];
      return `<text x="${tx}" y="${ty}">${page + 1}</text>`;
    });
  }

  fill(table, facts) {
    table.replaceChildren(...facts.map(([name, value]) => {
      const row = document.createElement("tr");
      const head = Object.assign(document.createElement("th"), { scope: "row", textContent: name });
      row.append(head, Object.assign(document.createElement("td"), { textContent: value }));
      return row;
    }));
  }

  tell(state) {
    this.fill(this.table, state.facts);
    this.fill(this.state, state.state);
    if (!state.calls.length) return;
    this.list.append(...state.calls.map(call =>
      Object.assign(document.createElement("li"), { textContent: call })));
    while (this.list.childElementCount > 100) this.list.firstChild.remove();
    this.list.scrollTop = this.list.scrollHeight;
  }
}
