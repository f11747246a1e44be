// The journal's drawn pictures: one or more objects in a row on a coloured ground, 3:2. All that matters lies in the
// middle 60 % of the height, so that a wide crop at the head of an article loses none of it.

import { botanicals } from "./botanicals.mjs";
import { objects } from "./objects.mjs";
import { at } from "./svg.mjs";
import { palette } from "./vessels.mjs";

const W = 1920,
  H = 1280;
/** Ground and pen. The drawings are made in evergreen on linen; both are exchanged together. */
const grounds = {
  linen: ["#EFE5D8", palette.evergreen],
  mist: ["#D3DBCE", palette.evergreen],
  sand: ["#E6D3BD", "#3A2A1E"],
  blush: ["#E5CBBB", "#4A2716"],
  night: [palette.evergreen, "#EDE3D3"],
  bark: ["#4B3326", "#F0DFC9"],
};
const drawing = (name) => (objects[name] ?? botanicals[name])();

function plate(ground, ...things) {
  const [paper, pen] = grounds[ground];
  const body = things
    .map(([name, x, scale = 1, y = 0, turn = 0]) =>
      at(W / 2 + x, H / 2 + y, drawing(name), { scale, turn }),
    )
    .join("");
  const inked = body.replace(/#1F3A34|#F1E9DE/gi, (c) =>
    c.toUpperCase() === "#F1E9DE" ? paper : pen,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${paper}"/>${inked}</svg>`;
}

const plates = {
  "journal-wash": () => plate("linen", ["lather", 0, 1.02, 10]),
  "journal-night": () => plate("night", ["moon", 0, 0.98]),
};

export const articlePlates = Object.fromEntries(
  Object.entries(plates).map(([name, svg]) => [name, { width: W, height: H, svg }]),
);
