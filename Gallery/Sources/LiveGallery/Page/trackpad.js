// Distinguishes a wheel from a trackpad, and detects when fingers leave the trackpad, for which there is no event:
// when the movement decreases steadily, it is the system's momentum. The screen has its own.
export class Trackpad {
  constructor(push) {
    this.push = push;
    this.idle();
  }

  idle() {
    Object.assign(this, { isOn: false, isCoasting: false, last: 0, ebbs: 0 });
  }

  scroll(event, place) {
    const factor = [1, 40, 400][event.deltaMode];
    let [dx, dy] = [event.deltaX * factor, event.deltaY * factor];
    if (event.shiftKey && !dx) [dx, dy] = [dy, 0];
    if (this.isNotch(event, dx, dy)) return this.push({ kind: "wheel", dx, dy, ...place });
    const strength = Math.hypot(dx, dy), now = performance.now();
    this.ebbs = strength < this.last * 0.99 ? this.ebbs + 1 : strength > this.last * 1.2 ? 0 : this.ebbs;
    this.last = strength;
    this.time = now;
    if (this.isCoasting && this.ebbs > 0) return;
    if (!this.isOn || this.isCoasting) this.begin(place);
    if (this.ebbs > 4) return this.lift();
    // The content follows the fingers, opposite to the offset.
    this.push({ kind: "slide", dx: -dx, dy: -dy });
  }

  /// Called once per frame; without events, the fingers rest or have lifted.
  tick(now) {
    if (!this.isOn || now - this.time < 90) return;
    if (!this.isCoasting) this.push({ kind: "lift" });
    this.idle();
  }

  begin(place) {
    Object.assign(this, { isOn: true, isCoasting: false, ebbs: 0 });
    this.push({ kind: "rest", ...place });
  }

  lift() {
    this.isCoasting = true;
    this.push({ kind: "lift" });
  }

  isNotch(event, dx, dy) {
    if (this.isOn) return false;
    const delta = dx || dy;
    return event.deltaMode !== 0 || (!(dx && dy) && Math.abs(delta) >= 53 && Number.isInteger(delta));
  }
}
