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
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      button.textContent = "Not allowed here";
    }
    setTimeout(() => { button.textContent = label; }, 1500);
  }
}
