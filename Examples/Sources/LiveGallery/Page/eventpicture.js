// What a layout saw at an event: its viewport, its focus, the pages around, and where it is going.
const height = 120;

export function paint(svg, { length, focus, stops, target }) {
  const width = Math.max(length, 1), margin = width / 2;
  svg.setAttribute("viewBox", `${-margin} 0 ${2 * width} ${height}`);
  const isNear = place => place > -margin && place < width + margin;
  svg.innerHTML = [
    `<rect class="viewport" x="0" y="20" width="${width}" height="${height - 40}"/>`,
    ...stops.map(([page, distance]) => [page, distance + focus]).filter(([, place]) => isNear(place))
      .map(([page, place]) => line("page", place, 20, page + 1, 14)),
    target === false || !isNear(target + focus) ? "" : line("target", target + focus, 12, "to", height - 4),
    line("focus", focus, 28, "", 0),
  ].join("");
}

function line(kind, place, top, text, below) {
  return `<path class="${kind}" d="M${place} ${top}V${height - top}"/>` +
    `<text class="${kind}" x="${place}" y="${below}" text-anchor="middle">${text}</text>`;
}
