// Short addresses: "#hero-picker" is a screen, like "?screen=hero-picker".
function expand() {
  const [, name] = location.hash.match(/^#([\w-]+)$/) ?? [];
  // The phone is a place in the page.
  return name && name !== "phone" ? "?screen=" + name : undefined;
}

if (expand()) history.replaceState({}, "", expand());
addEventListener("hashchange", () => { if (expand()) location.replace(expand()); });
