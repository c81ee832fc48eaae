// Real time in frames of the screen. A display that is nearly as fast shows one frame each time it
// refreshes, so that motion is even although its clock drifts.
export class Clock {
  /// onRefresh: the display shows a frame, true if anything has come for it;
  /// onFrames: lets so many pass on the screen, false if it cannot.
  constructor(onRefresh, onFrames) {
    this.framesPerSecond = 60;
    // Between two refreshes for which something has come, in milliseconds.
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
    // Half a frame early or late is the display's; what adds up is made good by and by.
    const frames = Math.floor(this.due + 0.5);
    if (frames < 1 || !onFrames(frames)) return;
    this.due -= frames;
  }
}
