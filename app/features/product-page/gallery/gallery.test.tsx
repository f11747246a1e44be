import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import type { ProductVideo } from "~/commerce/model";
import { Gallery } from "./gallery";

const url = "https://cdn.example/oil.jpg";

type Size = [width: number, height: number];

/** The markup of a gallery whose images have these sizes and this text, and of its videos. */
function render(sizes: readonly (Size | null)[], videos: readonly ProductVideo[] = []) {
  const images = sizes.map((size, index) => ({
    url: `${url}?v=${index}`,
    alt: "",
    size: size && { width: size[0], height: size[1] },
  }));
  return renderToStaticMarkup(
    <MemoryRouter>
      <Gallery chosenUrl={null} turn={null} product={{ title: "Rosemary Oil", images, videos }} />
    </MemoryRouter>,
  );
}

/** How each image of the stage is fitted into it. */
function getFits(...sizes: (Size | null)[]): string[] {
  const [stage = ""] = render(sizes).split("</ul>");
  return [...stage.matchAll(/object-(cover|contain)/g)].map(([, fit = ""]) => fit);
}

test("images of the stage are requested as they are, and their thumbnails in the form of the frame", () => {
  const markup = render([
    [1000, 1000],
    [1000, 1000],
  ]);

  expect(markup).toContain(`${url}?v=0&amp;width=1280 1280w`);
  expect(markup).toContain(`${url}?v=1&amp;width=220&amp;height=275&amp;crop=center`);
});

test.each<[name: string, Size | null, fit: string]>([
  ["of the shop’s own size fills the stage", [1280, 1600], "cover"],
  ["of another size is shown whole, also at 4:5", [1000, 1250], "contain"],
  ["that is square is shown whole", [1000, 1000], "contain"],
  ["that is wide is shown whole", [1500, 1000], "contain"],
  ["of unknown size is shown whole", null, "contain"],
])("an image %s, wherever it stands", (_, size, fit) => {
  expect(getFits(size, [1280, 1600], size)).toEqual([fit, "cover", fit]);
});

describe("a product's video", () => {
  const file = "https://cdn.example/drop.mp4";
  const toVideo = (width: number, height: number): ProductVideo => ({
    alt: "A drop falls",
    poster: { url: "https://cdn.example/drop.jpg", alt: "A drop falls", size: { width, height } },
    sources: [{ url: file, mimeType: "video/mp4" }],
  });

  test("is a poster behind the images, and before scripts run a link to the file", () => {
    const markup = render([[1280, 1600]], [toVideo(540, 675)]);

    expect(markup).toContain("1 / 2</span>");
    expect(markup).toContain('alt="A drop falls"');
    expect(markup).toContain(`<a href="${file}" aria-label="Play video: A drop falls"`);
    expect(markup).toContain('href="#picture-2"');
    expect(markup).toMatch(
      /motion-reduce:hidden">video<.*motion-safe:hidden">image<\/span> 2: A drop falls/,
    );
    expect(markup).toContain('id="picture-2"');
    expect(markup).not.toContain("<video");
  });

  test("has nothing to press with reduced motion", () => {
    const markup = render([[1280, 1600]], [toVideo(540, 675)]);

    expect(markup).toMatch(/aria-label="Play video[^>]+ class="[^"]*motion-reduce:hidden/);
  });

  test.each([
    [540, 675, "cover"],
    [1080, 1920, "contain"],
    [1920, 1080, "contain"],
  ])("of %i x %i fills the stage only at 4:5", (width, height, fit) => {
    const [stage = ""] = render([], [toVideo(width, height)]).split("</ul>");

    expect(stage).toContain(`object-${fit}`);
  });
});
