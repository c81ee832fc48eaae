// The connection to the screen. Each message gets an answer; a connection that breaks is made again.
export class Connection {
  /// onReady: a screen is ready, a new one or the previous one; onAnswer: each answer has changes to draw;
  /// onState: the state of the connection as text.
  constructor(handlers) {
    this.handlers = handlers;
    this.session = sessionStorage.session ||= crypto.randomUUID();
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
    this.pending.set(message.id, onAnswer);
    this.socket.send(JSON.stringify(message));
  }

  connect() {
    this.isGreeted = false;
    this.pending.clear();
    this.socket = new WebSocket(`ws://${location.host}/socket`);
    this.socket.onopen = () => this.socket.send(this.session);
    this.socket.onmessage = event => this.receive(JSON.parse(event.data));
    this.socket.onclose = event => this.closed(event);
  }

  receive(answer) {
    if (answer.session) return this.greeted(answer);
    // Messages are answered in their order; the answer to one that can't be read has no number.
    const id = answer.id ?? this.pending.keys().next().value;
    // An answer from before the connection broke is of no use.
    if (!this.pending.has(id)) return;
    const onAnswer = this.pending.get(id);
    this.pending.delete(id);
    this.handlers.onAnswer(answer);
    onAnswer?.(answer);
  }

  greeted({ session, isNew }) {
    this.session = sessionStorage.session = session;
    this.isGreeted = true;
    this.pause = 250;
    this.handlers.onState("Live", false);
    this.handlers.onReady(isNew);
  }

  closed(event) {
    this.isGreeted = false;
    this.handlers.onState(
      event.reason || "The server is gone. Trying again…", true);
    setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, 4000);
  }
}
