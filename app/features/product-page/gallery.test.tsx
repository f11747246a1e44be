import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Gallery } from "./gallery";

const url = "https://cdn.example/oil.jpg";

/** The markup of a gallery whose images have these ratios, and of the first its text. */
function render(ratios: readonly (number | null)[], alt = "", vendor = "") {
  const images = ratios.map((ratio, index) => ({
    url: `${url}?v=${index}`,
    alt,
    size: ratio === null ? null : { width: ratio * 1000, height: 1000 },
  }));
  return renderToStaticMarkup(
    <MemoryRouter>
      <Gallery product={{ title: "Rosemary Oil", vendor, images }} />
    </MemoryRouter>,
  );
}

/** How each image of the stage is fitted into it. */
function getFits(...ratios: (number | null)[]): string[] {
  const [stage = ""] = render(ratios).split("</ul>");
  return [...stage.matchAll(/object-(cover|contain)/g)].map(([, fit = ""]) => fit);
}

test("images of the stage are requested as they are, and their thumbnails in the form of the frame", () => {
  const markup = render([1, 1]);

  expect(markup).toContain(`${url}?v=0&amp;width=1280 1280w`);
  expect(markup).toContain(`${url}?v=1&amp;width=220&amp;height=275&amp;crop=center`);
});

test.each([
  ["of 4:5 fills the stage", 0.8, "cover"],
  ["of nearly 4:5 fills it too", 0.81, "cover"],
  ["that is square is shown whole", 1, "contain"],
  ["that is wide is shown whole", 1.5, "contain"],
  ["that is narrow is shown whole", 0.67, "contain"],
  ["of unknown form is shown whole", null, "contain"],
])("the first image %s", (_, ratio, fit) => {
  expect(getFits(ratio)).toEqual([fit]);
});

test("the others are shown whole", () => {
  expect(getFits(0.8, 0.8, 1)).toEqual(["cover", "contain", "contain"]);
});

test.each([
  ["", ""],
  ["ROSEMARY OIL ", ""],
  ["rosemary oil – Maison Lune", ""],
  ["IMG_2034.jpg", ""],
  ["Rosemary oil in a hand", "Rosemary oil in a hand"],
  ["Масло с розмарин", "Масло с розмарин"],
])("an image described as %j has the caption %j", (alt, caption) => {
  expect(render([1], alt, "Maison Lune")).toContain(
    `1 / 1</span>${caption && `<bdi>${caption}</bdi>`}</span>`,
  );
});
