// Sizes and texts of the screen that the address names, before anything is painted, so that nothing moves later.
{
  const name = new URLSearchParams(location.search).get("screen");
  const links = [...document.querySelectorAll("#screens a")];
  const link = links.find(link => link.search === "?screen=" + name) ?? links[0];
  const [width, height] = link.dataset.size.split(" ");
  document.documentElement.style.setProperty("--width", width);
  document.documentElement.style.setProperty("--height", height);
  document.getElementById("title").textContent = link.textContent.trim();
  document.getElementById("sentence").textContent = link.title;
}
