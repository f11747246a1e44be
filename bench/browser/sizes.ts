import { chromium } from "playwright-core";
import type { Figure } from "../figure.ts";
import { startShop } from "../support/shop-process.ts";
import { browserArguments, findBrowser } from "./browser.ts";
import { type FirstLoad, firstLoad } from "./first-load.ts";
import { pagesOf } from "./pages.ts";

/** What the first load of every page brings, and the first screen of the home page. */
export async function measure(): Promise<Figure[]> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const loads = new Map<string, FirstLoad>();
    for (const path of await pagesOf(shop.origin)) {
      // A context of its own is a browser that has never been here.
      const context = await browser.newContext();
      loads.set(path, await firstLoad(await context.newPage(), shop.origin + path));
      await context.close();
    }
    return figuresOf(loads);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

function figuresOf(loads: ReadonlyMap<string, FirstLoad>): Figure[] {
  const home = loads.get("/");
  if (!home) throw new Error("The site map does not name the home page");
  const most = (part: "script" | "ownScript" | "fonts" | "fontFiles") => {
    const [[path, load] = ["/", home]] = [...loads].sort(([, a], [, b]) => b[part] - a[part]);
    return { value: load[part], note: `most of ${loads.size} kinds of pages: ${path}` };
  };
  const common = { must: "stay under", isDeterministic: true } as const;
  const kilobytes = { ...common, unit: "KB" };
  const every = [...loads].map(([path, { script }]) => `${path} ${script.toFixed(1)}`);
  const script = most("script");
  return [
    {
      ...kilobytes,
      name: "script on first load, any page (brotli)",
      value: script.value,
      bound: 115,
      note: `${script.note}; ${every.join(", ")}`,
    },
    { ...kilobytes, name: "a route's own part of it", bound: 12, ...most("ownScript") },
    {
      ...kilobytes,
      name: "HTML and CSS of the home page, compressed",
      value: home.document + home.style,
      bound: 30,
      note: `${home.document.toFixed(1)} and ${home.style.toFixed(1)}`,
    },
    { ...kilobytes, name: "fonts, any page", bound: 70, ...most("fonts") },
    { ...common, name: "font files, any page", unit: "", bound: 2, ...most("fontFiles") },
  ];
}
