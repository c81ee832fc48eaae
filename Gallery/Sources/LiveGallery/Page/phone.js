// Draws the views of a screen as boxes, each in the box of its parent, from what has changed.
export class Phone {
  constructor(element, frame) {
    this.element = element;
    this.frame = frame;
    this.boxes = new Map();
    this.pictures = new Map();
    this.frameCount = 0;
    this.moving = new Map();
    this.scrollAlong("");
    addEventListener("resize", () => this.fit());
  }

  /// The axes along which the screen scrolls; a finger along another one scrolls the page.
  scrollAlong(axes) {
    this.axes = axes;
    const other = { "": "pan-x pan-y", x: "pan-y", y: "pan-x", xy: "" }[axes];
    this.element.style.touchAction = other + " pinch-zoom";
  }

  /// The size of the screen in points; it is shown smaller where the page is too narrow.
  resize([width, height]) {
    this.size = { width, height };
    this.fit();
  }

  fit() {
    if (!this.size) return;
    const { width, height } = this.size;
    const room = this.frame.parentElement.clientWidth;
    this.scale = Math.min(1, room / width);
    this.element.style.width = width + "px";
    this.element.style.height = height + "px";
    this.element.style.transform = this.scale < 1 ? `scale(${this.scale})` : "";
    this.frame.style.width = width * this.scale + "px";
    this.frame.style.height = height * this.scale + "px";
  }

  /// Where a pointer is on the screen, in points.
  place(event) {
    const box = this.element.getBoundingClientRect();
    return {
      x: Math.round((event.clientX - box.left) / this.scale * 100) / 100,
      y: Math.round((event.clientY - box.top) / this.scale * 100) / 100,
    };
  }

  draw(answer) {
    if (answer.anew) this.clear();
    if (answer.axes !== undefined) this.scrollAlong(answer.axes);
    this.frameCount++;
    for (const { id, source } of answer.pictures ?? []) this.pictures.set(id, this.url(source));
    for (const view of answer.views ?? []) this.drawView(view);
    for (const id of answer.gone ?? []) {
      this.boxes.get(id)?.element.remove();
      this.boxes.delete(id);
    }
    this.sharpen(answer.quiet > 0);
  }

  /// A moving box has a layer of its own; when it rests, the browser draws it again at full resolution.
  sharpen(isQuiet) {
    for (const [box, last] of this.moving) {
      if (!isQuiet && this.frameCount - last < 20) continue;
      box.element.style.willChange = "";
      this.moving.delete(box);
    }
  }

  clear() {
    this.element.replaceChildren();
    this.boxes.clear();
    this.moving.clear();
    for (const url of this.pictures.values()) URL.revokeObjectURL(url);
    this.pictures.clear();
  }

  drawView(view) {
    let box = this.boxes.get(view.id);
    if (!box) {
      box = { element: document.createElement("div"), at: [0, 0], anchor: [0.5, 0.5], turn: [] };
      this.boxes.set(view.id, box);
    }
    const { element } = box, { style } = element;
    if (view.in !== undefined) (this.boxes.get(view.in)?.element ?? this.element).append(element);
    if (view.z !== undefined) style.zIndex = view.z;
    if (view.size) {
      style.width = view.size[0] + "px";
      style.height = view.size[1] + "px";
    }
    if (view.anchor) style.transformOrigin = view.anchor.map(share => share * 100 + "%").join(" ");
    if (view.at || view.turn) {
      Object.assign(box, { at: view.at ?? box.at, turn: view.turn ?? box.turn });
      style.transform = `translate(${box.at[0]}px,${box.at[1]}px)` +
        (box.turn.length ? ` matrix3d(${box.turn})` : "");
    }
    if (view.alpha !== undefined) style.opacity = view.alpha;
    if (view.radius !== undefined) style.borderRadius = view.radius + "px";
    // Nothing but the screen scrolls a box, not even the browser to show what has the focus.
    if (view.clips !== undefined) style.overflow = view.clips ? "clip" : "";
    if (view.moves) this.makeItem(box);
    if (box.moves && (view.at || view.turn)) {
      style.willChange = "transform";
      this.moving.set(box, this.frameCount);
    }
    if (view.back !== undefined) style.backgroundColor = view.back;
    if (view.image !== undefined) {
      style.backgroundImage = view.image === "" ? "" : `url(${this.pictures.get(view.image)})`;
      style.backgroundSize = view.fit ?? "";
    }
    if (view.text !== undefined) this.write(view.text, box);
  }

  /// A person can go to an item, and tap it, by key.
  makeItem(box) {
    box.moves = true;
    box.element.tabIndex = 0;
    box.element.setAttribute("role", "button");
    // Its texts are its name.
    box.element.setAttribute("aria-label", "Item");
  }

  write(text, box) {
    box.label?.remove();
    box.label = null;
    if (!text) return;
    box.label = Object.assign(document.createElement("span"), { textContent: text.text });
    Object.assign(box.label.style, {
      fontSize: text.size + "px", fontWeight: text.weight, color: text.color,
    });
    box.element.style.justifyContent = text.align;
    box.element.prepend(box.label);
    box.element.closest("[role=button]")?.removeAttribute("aria-label");
  }

  /// The address of a picture, which may be the picture itself.
  url(source) {
    if (!source.startsWith("data:")) return source;
    const [head, body] = source.split(",");
    const bytes = Uint8Array.from(atob(body), letter => letter.charCodeAt(0));
    return URL.createObjectURL(new Blob([bytes], { type: head.slice(5, head.indexOf(";")) }));
  }
}
