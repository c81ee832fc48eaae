// Short addresses: "#hero-picker" is a screen, like "?screen=hero-picker".
function expand() {
  const [, name] = location.hash.match(/^#([\w-]+)$/) ?? [];
  // The other names are places in the page.
  return name && !document.getElementById(name) ? "?screen=" + name : undefined;
}

// Before the page has any places, each name but that of the link to the phone is a screen.
if (expand() && location.hash !== "#phone") history.replaceState({}, "", expand());
addEventListener("hashchange", () => { if (expand()) location.replace(expand()); });

// Scripts that are modules have run before this event, or can't run here.
addEventListener("DOMContentLoaded", () => {
  if (!window.live) showInstead(location.protocol === "file:"
    ? "A browser runs no modules in a page that is opened from a disk. With a server they run: " +
      "python3 -m http.server --bind 127.0.0.1, in the folder of this page."
    : "The screens can't run in this browser.");
});

/// Says why no screen is shown, and shows drawn pictures where the page has some.
function showInstead(reason) {
  const state = document.getElementById("state"), drawn = document.getElementById("drawn");
  drawn?.removeAttribute("hidden");
  state.textContent = reason + (drawn ? " The drawn pictures are below." : "");
  state.classList.add("gone");
  document.body.classList.add("drawn");
}
