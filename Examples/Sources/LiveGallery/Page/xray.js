// Shows over the phone what the layout sees.
export class XRay {
  constructor(svg, facts, button, phone) {
    Object.assign(this, { svg, facts, phone, isOn: false });
    button.onclick = () => {
      this.isOn = !this.isOn;
      button.setAttribute("aria-pressed", this.isOn);
      svg.toggleAttribute("hidden", !this.isOn);
      facts.hidden = !this.isOn;
      this.onSwitch(this.isOn);
    };
  }

  draw(state) {}
}
