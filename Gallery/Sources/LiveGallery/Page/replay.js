// Replays a gesture step by step, from the link above a copied test.
export class Replay {
  /// onPlay: sends a message that plays a part of the gesture; onEnd: the screen goes on from here.
  constructor(element, onPlay, onEnd) {
    Object.assign(this, { element, onPlay, onEnd, turns: [] });
    this.slider = element.querySelector("input");
    this.output = element.querySelector("output");
    element.querySelector("#back").onclick = () => this.show(this.place - 1);
    element.querySelector("#on").onclick = () => this.show(this.place + 1);
    element.querySelector("#go-on").onclick = () => this.close();
    this.slider.oninput = () => this.show(this.slider.valueAsNumber);
  }

  get isOpen() { return !this.element.hidden; }

  /// Begins the replay of an address; returns false if it has none.
  open({ search, hash }) {
    const link = new URLSearchParams(hash.slice(1));
    const script = (link.get("play") ?? "").replaceAll("_", " ").trim();
    if (!script) return this.close();
    this.element.hidden = false;
    this.search = search;
    // Each turn ends with the frames in which its touches happen.
    this.turns = script.match(/[^|]*\|\d*|[^|]+$/g);
    this.slider.max = this.turns.length;
    this.show(0);
    return true;
  }

  close() {
    if (this.isOpen) {
      this.element.hidden = true;
      this.onEnd();
    }
    return false;
  }

  /// Plays the gesture from the beginning, because the contents depend on all touches.
  show(place) {
    this.place = Math.min(Math.max(place, 0), this.turns.length);
    this.slider.value = this.place;
    const next = this.turns[this.place]?.trim();
    this.output.textContent =
      `${this.place} of ${this.turns.length}` + (next ? `, next: ${next}` : ", the end");
    this.onPlay({ open: this.search, play: this.turns.slice(0, this.place).join(" ") });
  }
}
