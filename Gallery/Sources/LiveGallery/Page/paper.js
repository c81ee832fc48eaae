// A dialog with a text to copy.
export class Paper {
  constructor() {
    this.dialog = document.getElementById("paper");
    this.title = document.getElementById("paper-title");
    this.text = document.getElementById("paper-text");
    const button = document.getElementById("paper-copy");
    button.onclick = () => this.copy(this.text.textContent, button);
  }

  show(title, text) {
    this.title.textContent = title;
    this.text.textContent = text || "Nothing yet.";
    this.dialog.showModal();
  }

  async copy(text, button) {
    const label = button.dataset.label ??= button.textContent;
    const isCopied = await this.write(text) || this.copySelected(text, button);
    button.textContent = isCopied ? "Copied" : "Not allowed here";
    setTimeout(() => { button.textContent = label; }, 1500);
  }

  /// A page has no clipboard if its address is neither local nor encrypted.
  async write(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }

  /// Copies a text as a person would, from a field; nothing outside of an open dialog can be selected.
  copySelected(text, button) {
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "unseen" });
    (button.closest("dialog") ?? document.body).append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    button.focus({ preventScroll: true });
    return isCopied;
  }
}
