import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FilmStrip } from "./film-strip";

test.each([
  [0, "0 0 480 600"],
  [5, "2400 0 480 600"],
  [6, "0 600 480 600"],
  [23, "2400 1800 480 600"],
])("frame %i of a strip is shown alone", (frame, place) => {
  const strip = { src: "/jar.avif", columns: 6, rows: 4, width: 480, height: 600 };
  const markup = renderToStaticMarkup(<FilmStrip strip={strip} frame={frame} alt="A jar" />);

  expect(markup).toContain(`viewBox="${place}"`);
  expect(markup).toContain('role="img" aria-label="A jar"');
  expect(markup).toContain('<image href="/jar.avif" width="2880" height="2400"');
});
