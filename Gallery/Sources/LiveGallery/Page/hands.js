// Collects pointer, wheel, trackpad and key events on the phone as touches of the next frame.
import { Trackpad } from "./trackpad.js";

const keys = {
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
  PageUp: "pageUp", PageDown: "pageDown", Home: "home", End: "end",
};

export class Hands {
  /// onTouch: there is something to take.
  constructor(phone, onTouch) {
    Object.assign(this, { phone, onTouch });
    this.touches = [];
    this.pointer = null;
    this.trackpad = new Trackpad(touch => this.push(touch));
    const element = phone.element;
    element.addEventListener("pointerdown", event => this.down(event));
    element.addEventListener("pointermove", event => this.moved(event, "move"));
    element.addEventListener("pointerup", event => this.ended(event, "up"));
    element.addEventListener("pointercancel", event => this.ended(event, "cancel"));
    element.addEventListener("lostpointercapture", event => this.ended(event, "cancel"));
    element.addEventListener("wheel", event => this.wheel(event), { passive: false });
    element.addEventListener("keydown", event => this.key(event));
    element.addEventListener("dragstart", event => event.preventDefault());
  }

  get isBusy() { return this.touches.length > 0 || this.pointer !== null || this.trackpad.isOn; }

  push(touch) {
    this.touches.push(touch);
    this.onTouch();
  }

  /// The touches since the last frame.
  take() {
    this.trackpad.tick(performance.now());
    const touches = this.touches;
    this.touches = [];
    return touches;
  }

  down(event) {
    if (this.pointer !== null || event.button !== 0) return;
    this.pointer = event.pointerId;
    this.phone.element.setPointerCapture(event.pointerId);
    this.phone.element.classList.add("held");
    this.push({ kind: "down", ...this.phone.place(event) });
  }

  moved(event) {
    if (event.pointerId !== this.pointer) return;
    const last = this.touches.at(-1);
    const touch = { kind: "move", ...this.phone.place(event) };
    if (last?.kind === "move") Object.assign(last, touch); else this.push(touch);
  }

  ended(event, kind) {
    if (event.pointerId !== this.pointer) return;
    this.pointer = null;
    this.phone.element.classList.remove("held");
    this.push({ kind, ...this.phone.place(event) });
  }

  wheel(event) {
    if (event.ctrlKey) return;
    // A screen that doesn't scroll this way leaves the wheel to the page.
    const isAlongX = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!this.trackpad.isOn && !this.phone.axes.includes(isAlongX ? "x" : "y")) return;
    event.preventDefault();
    this.trackpad.scroll(event, this.phone.place(event));
  }

  key(event) {
    if ((event.key === "Enter" || event.key === " ") && event.target !== this.phone.element) return this.tap(event);
    const key = keys[event.key];
    if (!key || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { width, height } = this.phone.size;
    this.push({ kind: "key", key, x: width / 2, y: height / 2 });
  }

  /// Taps the middle of the visible part of an item.
  tap(event) {
    event.preventDefault();
    if (event.repeat || this.pointer !== null) return;
    const [item, screen] = [event.target, this.phone.element].map(element => element.getBoundingClientRect());
    const clientX = (Math.max(item.left, screen.left) + Math.min(item.right, screen.right)) / 2;
    const clientY = (Math.max(item.top, screen.top) + Math.min(item.bottom, screen.bottom)) / 2;
    this.push({ kind: "down", ...this.phone.place({ clientX, clientY }) });
    this.push({ kind: "up" });
  }
}
