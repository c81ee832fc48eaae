// Replays a gesture step by step, from the link above a copied test.
export class Replay {
  /// onPlay: sends a message that plays a part of the gesture.
  constructor(element, onPlay) {
    Object.assign(this, { element, onPlay, turns: [] });
    this.slider = element.querySelector("input");
    this.output = element.querySelector("output");
    element.querySelector("#back").onclick = () => this.show(this.place - 1);
    element.querySelector("#on").onclick = () => this.show(this.place + 1);
    this.slider.oninput = () => this.show(this.slider.valueAsNumber);
  }

  open({ search, hash }) {
    const link = new URLSearchParams(hash.slice(1));
    const script = (link.get("play") ?? "").replaceAll("_", " ");
    this.element.hidden = !script;
    if (!script) return;
    Object.assign(this, { search, begin: Number(link.get("begin") ?? -1) });
    // Each turn ends with the frames in which its touches happen.
    this.turns = script.match(/[^|]*\|\d*/g) ?? [];
    this.slider.max = this.turns.length;
    this.show(0);
  }

  /// Plays the gesture from the beginning, because the contents depend on all touches.
  show(place) {
    this.place = Math.min(Math.max(place, 0), this.turns.length);
    this.slider.value = this.place;
    const next = this.turns[this.place]?.trim();
    this.output.textContent =
      `${this.place} of ${this.turns.length}` + (next ? `, next: ${next}` : ", the end");
    this.onPlay({
      open: this.search, begin: this.begin, play: this.turns.slice(0, this.place).join(" "),
    });
  }
}
