// Real time in frames of the screen. A display with nearly the same rate shows one frame per refresh, so that
// motion is even although the clocks drift.
export class Clock {
  /// onRefresh: the display refreshes; returns whether there was anything to draw;
  /// onFrames: advances the screen by a number of frames; returns false if it can't.
  constructor(onRefresh, onFrames) {
    this.framesPerSecond = 60;
    // The times between two refreshes with something to draw, in milliseconds.
    this.intervals = [];
    this.isPaused = false;
    const tick = now => {
      requestAnimationFrame(tick);
      if (onRefresh()) this.shown(now);
      this.tick(now, onFrames);
    };
    requestAnimationFrame(tick);
  }

  shown(now) {
    if (this.lastShown) this.intervals.push(now - this.lastShown);
    if (this.intervals.length > 600) this.intervals.shift();
    this.lastShown = now;
  }

  tick(now, onFrames) {
    const elapsed = Math.min((now - (this.last ?? now)) * this.framesPerSecond / 1000, 30);
    this.last = now;
    this.due = Math.min((this.due ?? 0) + elapsed, 30);
    if (this.isPaused) return void (this.due = 0);
    // The display may be half a frame early or late; the rest is carried over.
    const frames = Math.floor(this.due + 0.5);
    if (frames < 1 || !onFrames(frames)) return;
    this.due -= frames;
  }
}
