// Draws what a layout saw at an event: its viewport, its focus, the pages around it, and its target.
const width = 420, height = 130;

export function paint(svg, { length, focus, stops, target }) {
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  // Half of the picture is the viewport.
  const scale = width / 2 / Math.max(length, 1);
  const x = place => width / 4 + place * scale;
  const isNear = place => x(place) >= 4 && x(place) <= width - 4;
  svg.innerHTML = [
    `<rect class="viewport" x="${x(0)}" y="24" width="${width / 2}" height="${height - 48}"/>`,
    ...stops.map(([page, distance]) => [page, distance + focus]).filter(([, place]) => isNear(place))
      .map(([page, place]) => line("page", x(place), 24, page, 17)),
    target === false || !isNear(target + focus) ? "" : line("target", x(target + focus), 24, "target", height - 8),
    line("focus", x(focus), 32, "", 0),
  ].join("");
}

function line(kind, x, top, text, y) {
  return `<path class="${kind}" d="M${x} ${top}V${height - top}"/>` +
    `<text x="${x}" y="${y}" text-anchor="middle">${text}</text>`;
}
