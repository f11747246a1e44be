import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FilmStrip } from "./film-strip";

test("a frame of a strip is shown alone", () => {
  const strip = { src: "/jar.avif", columns: 6, rows: 4, width: 480, height: 600 };
  const markup = renderToStaticMarkup(<FilmStrip strip={strip} frame={8} alt="A jar" />);

  expect(markup).toContain('viewBox="960 600 480 600"');
});
