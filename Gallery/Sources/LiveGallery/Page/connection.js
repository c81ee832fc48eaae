// The connection to a screen, which is a process of the server. Each message gets an answer; a connection that breaks
// is made again.
//
// The page needs no more of a connection than `isReady`, `waiting` (how many messages are not answered yet),
// `send(message, onAnswer)`, and the handlers.
const takenOver = 4002;

export class Connection {
  /// onReady: a screen is ready, a new one or the previous one; onAnswer: each answer has changes to draw;
  /// onState: what keeps the screen from answering, as text; empty if nothing does.
  constructor(handlers) {
    this.handlers = handlers;
    this.session = sessionStorage.session ?? crypto.randomUUID();
    // A reloaded page finds the session of its tab; a duplicated tab doesn't, because the page has it.
    addEventListener("pageshow", () => delete sessionStorage.session);
    addEventListener("pagehide", () => sessionStorage.session = this.session);
    this.pending = new Map();
    this.lastId = Date.now();
    this.pause = 250;
    this.connect();
  }

  get isReady() { return this.socket.readyState === WebSocket.OPEN && this.isGreeted; }
  get waiting() { return this.pending.size; }

  send(message, onAnswer) {
    if (!this.isReady) return;
    message.id = ++this.lastId;
    const text = JSON.stringify(message);
    // No character of a text without images has more than three bytes.
    if (text.length * 3 > this.mostBytes && new TextEncoder().encode(text).length > this.mostBytes) {
      return onAnswer?.({ error: `This is too long: ${text.length} characters, and at most ${this.mostBytes} fit.` });
    }
    this.pending.set(message.id, onAnswer);
    this.socket.send(text);
    this.patience ??= setTimeout(() => this.handlers.onState("The screen doesn't answer."), 3000);
  }

  connect() {
    this.isGreeted = false;
    this.forget();
    this.socket = new WebSocket(`ws://${location.host}/socket?${this.session}`);
    this.socket.onmessage = event => this.receive(JSON.parse(event.data));
    this.socket.onclose = event => this.closed(event);
  }

  /// An answer from before the connection broke is of no use.
  forget() {
    this.pending.clear();
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  receive(answer) {
    if (answer.mostBytes) return this.greeted(answer);
    // Messages are answered in their order; the answer to one that can't be read has no number.
    const id = answer.id ?? this.pending.keys().next().value;
    if (!this.pending.has(id)) return;
    const onAnswer = this.pending.get(id);
    this.pending.delete(id);
    clearTimeout(this.patience);
    this.patience = undefined;
    this.handlers.onState("");
    this.handlers.onAnswer(answer);
    onAnswer?.(answer);
  }

  greeted({ isNew, mostBytes }) {
    Object.assign(this, { mostBytes, isGreeted: true, pause: 250 });
    this.handlers.onState("");
    this.handlers.onReady(isNew);
  }

  closed(event) {
    this.isGreeted = false;
    this.forget();
    if (event.code === takenOver) this.session = crypto.randomUUID();
    this.handlers.onState(event.reason || "The server is gone. Trying again…");
    setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, 4000);
  }
}
