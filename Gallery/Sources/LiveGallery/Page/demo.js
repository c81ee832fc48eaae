// Shows on the first screen what a finger does, until a person does something.

// Where a finger touches down and how far it moves, as shares of the width and the height; how long it moves and then
// stays, in milliseconds.
const gestures = [
  { from: [0.76, 0.58], by: -0.42, time: 900, hold: 350 }, { from: [0.72, 0.58], by: -0.3, time: 120, hold: 0 },
  { from: [0.9, 0.55], by: 0, time: 0, hold: 120 }, { from: [0.3, 0.58], by: 0.5, time: 160, hold: 0 },
  { from: [0.12, 0.55], by: 0, time: 0, hold: 120 },
];
const pause = 1300;

export class Demo {
  /// mark: the picture of the hand; onTouch: there is something to take.
  constructor(phone, mark, onTouch) {
    Object.assign(this, { phone, mark, onTouch, number: 0, gesture: null, last: [] });
  }

  get isOn() { return this.timer !== undefined; }
  get isBusy() { return this.gesture !== null || this.last.length > 0; }

  start() {
    this.number = 0;
    this.wait();
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.begin(), pause);
  }

  begin() {
    const { top, bottom } = this.phone.element.getBoundingClientRect();
    if (document.hidden || top < 0 || bottom > innerHeight + 60) return this.wait();
    this.gesture = { ...gestures[this.number++ % gestures.length], start: performance.now(), isDown: false };
    this.onTouch();
  }

  end() {
    if (!this.isOn) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.gesture?.isDown) this.last = [{ kind: "cancel" }];
    this.gesture = null;
    this.mark.toggleAttribute("hidden", true);
  }

  /// The touches since the last frame.
  take() {
    const { gesture } = this;
    if (!gesture) return this.last.splice(0);
    const { width, height } = this.phone.size;
    const { from: [x, y], by, time, hold, start } = gesture;
    const elapsed = performance.now() - start, share = time > 0 ? Math.min(elapsed / time, 1) : 1;
    const place = { x: Math.round((x + by * share) * width), y: Math.round(y * height) };
    this.show(place);
    if (!gesture.isDown) {
      gesture.isDown = true;
      return [{ kind: "down", x: Math.round(x * width), y: place.y }];
    }
    if (elapsed < time + hold) return by === 0 ? [] : [{ kind: "move", ...place }];
    this.gesture = null;
    this.mark.toggleAttribute("hidden", true);
    this.wait();
    return [...(by === 0 ? [] : [{ kind: "move", ...place }]), { kind: "up" }];
  }

  show({ x, y }) {
    this.mark.toggleAttribute("hidden", false);
    this.mark.style.transform = `translate(${x * this.phone.scale}px, ${y * this.phone.scale}px)`;
  }
}
