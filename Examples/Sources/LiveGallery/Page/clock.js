// Real time in frames of the screen. A display that is nearly as fast shows one frame each time it
// refreshes, so that motion is even although its clock drifts.
export class Clock {
  /// onFrames: lets so many frames pass; false if it cannot now.
  constructor(onFrames) {
    this.framesPerSecond = 60;
    this.intervals = [];
    const tick = now => {
      requestAnimationFrame(tick);
      this.tick(now, onFrames);
    };
    requestAnimationFrame(tick);
  }

  tick(now, onFrames) {
    const elapsed = Math.min((now - (this.last ?? now)) * this.framesPerSecond / 1000, 30);
    this.last = now;
    this.intervals.push(elapsed * 1000 / this.framesPerSecond);
    if (this.intervals.length > 600) this.intervals.shift();
    this.due = Math.min((this.due ?? 0) + elapsed, 30);
    // Half a frame early or late is the display's; what adds up is made good by and by.
    const frames = Math.floor(this.due + 0.5);
    if (frames < 1 || !onFrames(frames)) return;
    this.due -= frames;
  }
}
