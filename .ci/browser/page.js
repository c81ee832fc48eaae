// What tests ask of a page of the gallery. Each function stands at the beginning of a test's script.

const $ = identifier => document.getElementById(identifier);
const all = selector => [...document.querySelectorAll(selector)];
const knobs = () => live.description.groups.flatMap(group => group.knobs);
const screens = () => live.description.screens.map(([name]) => name);
const openAll = () => all("details").forEach(group => { group.open = true; });

// The texts beside the phone whose contrast with their background is less than 4.5 to 1.
function faintTexts() {
  const channels = color => color.match(/[\d.]+/g).map(Number);
  const luminance = color => channels(color).slice(0, 3).map(value => value / 255)
    .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  const background = element => {
    const color = getComputedStyle(element).backgroundColor;
    return (channels(color)[3] ?? 1) === 1 || !element.parentElement ? color : background(element.parentElement);
  };
  const contrast = element => {
    const [one, other] = [getComputedStyle(element).color, background(element)].map(luminance);
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const texts = all("body *").filter(element =>
    !element.closest("#phone, svg, option, noscript, [type=range], [type=checkbox]") && element.checkVisibility() &&
    (element.value || [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())));
  if (texts.length < 50) return [`only ${texts.length} texts`];
  return texts.filter(element => contrast(element) < 4.5)
    .map(element => `${element.id || element.textContent}: ${contrast(element).toFixed(2)}`);
}

// The texts of the screen, and the lines of code, that are wider than their place.
const cutTexts = () => all("#phone span, pre")
  .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
  .map(element => element.textContent);

// The controls beside the screen that are lower than a finger is wide; a label belongs to its control.
function smallTargets() {
  const controls = all("a, button, input, select, summary, textarea")
    .filter(control => !control.closest("#phone, .skip") && control.checkVisibility());
  if (controls.length < 30) return [`only ${controls.length} controls`];
  return controls.filter(control => [control, ...(control.labels ?? [])].every(part => part.getBoundingClientRect().height < 44))
    .map(control => `${control.tagName} ${control.id} ${control.textContent}`);
}

// The numbers of the X-ray that overlap.
function overlaps() {
  const boxes = all("#xray text").map(text => [text.textContent, text.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${one} and ${other}`));
}

// Turns each knob of the form once, like a person; returns their number and the problems.
async function turnEveryKnob() {
  const problems = [];
  // The last ones begin the screen anew, or bring other knobs.
  const late = ["device.scale", "device.framesPerSecond", "layout"];
  const sorted = knobs().sort((one, other) => late.indexOf(one.name) - late.indexOf(other.name));
  for (const { name, kind, value, most, least, step, choices } of sorted) {
    const control = $(name);
    if (!control) { problems.push(`${name}: no control`); continue; }
    if (kind === "toggle") control.click();
    else {
      const number = String(Math.min(most, Math.max(least, Number(value) + step * 3)));
      control.value = kind === "choice" ? choices.find(choice => choice !== value)
        : number === value ? String(Number(value) - step * 3) : number;
      control.dispatchEvent(new Event("change"));
    }
    const answer = await new Promise(resolve => live.connection.send({ step: 2 }, resolve));
    if (answer.error) problems.push(`${name}: ${answer.error}`);
    if (!new URLSearchParams(location.search).has(name)) problems.push(`${name} is not in the address`);
  }
  return [sorted.length, ...problems];
}

// Counts what the page sends, and the frames that it asks for.
function countTraffic() {
  window.traffic = { messages: 0, frames: 0 };
  const { send } = live.connection, request = requestAnimationFrame;
  live.connection.send = function (...parts) { traffic.messages++; return send.apply(this, parts); };
  window.requestAnimationFrame = body => { traffic.frames++; return request(body); };
}
