// Screens for comparisons and measurements: the module of a page, and the native program.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { instantiate } from "./Page/module.js";

export class PageScreen {
  static async load(path) {
    const screen = new PageScreen();
    const begin = performance.now();
    screen.ask = await instantiate(readFileSync(path));
    screen.startTime = performance.now() - begin;
    return screen;
  }

  get bytes() { return this.ask.memory.buffer.byteLength; }
  async answer(line) { return this.ask(line); }
  end() {}
}

export class NativeScreen {
  constructor(program) {
    this.process = spawn(program, [], { stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  async answer(line) {
    this.process.stdin.write(line + "\n");
    return (await this.lines.next()).value;
  }

  end() { this.process.stdin.end(); }
}

const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const plain = { anchor: [0.5, 0.5], alpha: 1, radius: 0, clips: false, moves: false, back: "", text: "", fit: "" };

/// The tree of views that a page draws from answers; the numbers of views are not a part of it.
export class DrawnTree {
  views = new Map();

  /// The fields of an answer, with the tree instead of its changes.
  take(text) {
    const answer = JSON.parse(text);
    if (answer.anew) this.views.clear();
    for (const id of answer.gone ?? []) this.views.delete(id);
    for (const view of answer.views ?? []) this.views.set(view.id, { ...this.views.get(view.id), ...view });
    const children = new Map();
    for (const view of this.views.values()) children.set(view.in, [...(children.get(view.in) ?? []), view]);
    const { views, gone, pictures, anew, xray, ...fields } = answer;
    // The cost of a frame is real time.
    if (xray) fields.xray = { ...xray, facts: xray.facts.filter(([name]) => name !== "frame") };
    return { ...fields, tree: this.tree(0, children) };
  }

  tree(id, children) {
    return (children.get(id) ?? []).sort((a, b) => a.z - b.z).map(({ id, in: parent, image, turn, ...view }) => ({
      ...plain, ...view, turn: turn?.length ? turn : identity, hasImage: (image ?? "") !== "",
      inside: this.tree(id, children),
    }));
  }
}

/// Where two values first differ; undefined if they are equal up to the last digits of numbers, also in texts.
export function difference(a, b, path = "") {
  if (typeof a === "number" && typeof b === "number") {
    return Math.abs(a - b) <= 1e-4 * Math.max(1, Math.abs(a)) ? undefined : `${path}: ${a} and ${b}`;
  }
  if (a && b && typeof a === "object" && typeof b === "object") {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = difference(a[key], b[key], `${path}.${key}`);
      if (found) return found;
    }
    return undefined;
  }
  if (a === b) return undefined;
  if (typeof a === "string" && typeof b === "string") {
    const [parts, others] = [a, b].map(text => text.split(/(-?\d+(?:\.\d+)?(?:e-?\d+)?)/));
    if (parts.length === others.length && parts.every((part, index) => index % 2
      ? difference(Number(part), Number(others[index])) === undefined : part === others[index])) return undefined;
    let place = 0;
    while (a[place] === b[place]) place++;
    [a, b] = [a, b].map(text => text.slice(Math.max(0, place - 40), place + 60));
  }
  return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
}
