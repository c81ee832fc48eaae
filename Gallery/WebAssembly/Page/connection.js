// The connection to a screen that runs in this page, as WebAssembly. Each message is answered at once.
import { instantiate } from "./module.js";

/// The length of a message for which the memory of a phone is enough.
const longest = 4_000_000;

export class Connection {
  /// onReady: the screen is ready; onAnswer: each answer has changes to draw; onState: what keeps the screen from
  /// answering, as text; empty if nothing does.
  constructor(handlers) {
    this.handlers = handlers;
    this.lastId = 0;
    this.waiting = 0;
    this.start().catch(error => this.fail(error));
  }

  get isReady() { return Boolean(this.ask); }

  async start() {
    const response = await fetch("gallery.wasm");
    if (!response.ok) throw new Error(`gallery.wasm: ${response.status}`);
    this.ask = await instantiate(response);
    this.handlers.onState("");
    this.handlers.onReady(true);
    keepForOffline().catch(() => {});
  }

  send(message, onAnswer) {
    if (!this.isReady) return;
    message.id = ++this.lastId;
    const text = JSON.stringify(message);
    if (text.length > longest) {
      return onAnswer?.({ error: `This is too long: ${text.length} characters, and at most ${longest} fit.` });
    }
    let answer;
    try {
      answer = JSON.parse(this.ask(text));
    } catch (error) {
      // A trap leaves the module in no useful state.
      return this.fail(error);
    }
    this.handlers.onAnswer(answer);
    onAnswer?.(answer);
  }

  fail(error) {
    this.ask = undefined;
    this.handlers.onState(`The screen can't run here (${error.message}).`);
    showInstead(`The screen can't run here (${error.message}).`);
  }
}

/// Keeps the page for visits without a network, except where another project may have the same address later: on this
/// machine, and at the root of an origin.
async function keepForOffline() {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  const isLocal = /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(location.hostname);
  if (!isLocal && new URL(".", location).pathname !== "/") return worker.register("offline.js");
  const earlier = await worker.getRegistration();
  if (earlier?.active?.scriptURL.endsWith("/offline.js")) await earlier.unregister();
}
