// Real time in frames of the screen. A display with nearly the same rate shows one frame per refresh, so that
// motion is even although the clocks drift. Where nothing moves, nothing happens until somebody wakes the clock.
export class Clock {
  /// onRefresh: the display refreshes; returns whether there was anything to draw;
  /// onFrames: advances the screen by a number of frames, after some in which nothing happened; returns false if it
  /// can't.
  constructor(onRefresh, onFrames) {
    Object.assign(this, { onRefresh, onFrames, framesPerSecond: 60, due: 0, rested: 0 });
    // The times between two refreshes with something to draw, in milliseconds.
    this.intervals = [];
    this.wake();
  }

  get isPaused() { return this.isStopped ?? false; }
  set isPaused(isPaused) {
    this.isStopped = isPaused;
    this.wake();
  }

  get isResting() { return this.timer !== undefined; }

  /// Nothing happens for a number of frames.
  rest(frames) {
    if (this.isResting || this.isPaused) return;
    this.quiet = frames;
    this.lastShown = undefined;
    // A timer has 31 bits; a longer rest ends only when somebody wakes the clock.
    const time = Math.min(frames / this.framesPerSecond * 1000, 2 ** 31 - 1);
    this.timer = setTimeout(() => this.wake(), time);
  }

  /// There may be something to draw, or to do.
  wake() {
    clearTimeout(this.timer);
    this.isWaking ||= this.isResting;
    this.timer = undefined;
    this.request();
  }

  /// Draws at the next refresh.
  request() {
    this.requested ??= requestAnimationFrame(now => {
      this.requested = undefined;
      if (this.onRefresh()) this.shown(now);
      this.tick(now);
    });
  }

  shown(now) {
    if (this.lastShown) this.intervals.push(now - this.lastShown);
    if (this.intervals.length > 600) this.intervals.shift();
    this.lastShown = now;
  }

  tick(now) {
    if (this.isPaused || this.isResting) {
      if (this.isPaused) this.last = undefined;
      return;
    }
    const elapsed = (now - (this.last ?? now)) * this.framesPerSecond / 1000;
    this.last = now;
    if (this.isWaking) {
      // The frames of a rest without end make no difference.
      this.rested = this.quiet > 2400 ? 0 : Math.min(Math.floor(elapsed), this.quiet);
      this.due = 1;
      this.isWaking = false;
    } else {
      this.due = Math.min(this.due + elapsed, 30);
    }
    // The display may be half a frame early or late; the rest is carried over.
    const frames = Math.floor(this.due + 0.5);
    if (frames > 0 && this.onFrames(frames, this.rested)) {
      this.due -= frames;
      this.rested = 0;
    }
    this.request();
  }
}
