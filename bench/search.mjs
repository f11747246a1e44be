import { build } from "vite";

/**
 * What a keystroke in the search costs in the largest shop that its sources can bring: 250 products,
 * 500 articles, thousands of different words. `node bench/search.mjs`; last results in decision 081.
 */
const syllables =
  "ar bo ca di el fo ga hi in jo ka lu ma ne or pa qui ro sa tu un ve wa xi yo za th sh".split(" ");
const words = Array.from({ length: 9_000 }, (_, index) =>
  [index % 28, Math.floor(index / 28) % 28, (index * 7 + Math.floor(index / 784)) % 28]
    .map((at) => syllables[at])
    .join(""),
);
const common = "hair oil scalp serum shampoo rosemary biotin dryness gloss conditioner".split(" ");

/** Texts that are the same in every run: every third word is one that many texts have. */
function text(count, from) {
  return Array.from({ length: count }, (_, index) =>
    index % 3 === 0 ? common[(from + index) % common.length] : words[(from * 37 + index) % 9_000],
  ).join(" ");
}

const products = Array.from({ length: 250 }, (_, index) => {
  const handle = `product-${index}`;
  const description = `${text(12, index)}. ${text(20, index + 1)}. ${text(20, index + 2)}.`;
  const rest = { minPrice: null, images: [], variants: [], options: [] };
  return {
    id: handle,
    handle,
    title: text(3, index),
    description,
    tags: [text(1, index)],
    ...rest,
  };
});

const articles = Array.from({ length: 500 }, (_, index) => {
  const handle = `article-${index}`;
  return {
    id: handle,
    handle,
    title: text(7, index),
    excerpt: text(25, index),
    opening: text(35, index + 3),
    tags: [text(1, index), text(2, index)],
    wordCount: 900,
    image: null,
    publishedAt: "2026-01-01T00:00:00Z",
    author: null,
    seo: { title: null, description: null },
  };
});

const keystrokes = {
  "the first letter, which nearly everything has": "s",
  "a word": "rosemary",
  "a word with a slip": "rosemray",
  "three words, the last still being typed": "hair oil rosem",
  "eight words, each with a slip": "hiar ooil sclap seurm shapmoo rosemray boitin drynes",
};

const { searchOver } = await builtSearch();
const find = searchOver(products, articles);

console.table(
  Object.fromEntries([
    ["preparing, once a visit", measure(() => searchOver(products, articles), 5)],
    ...Object.entries(keystrokes).map(([name, query]) => [
      name,
      measure(() => find(query, { products: 6, articles: 4 }), 100),
    ]),
  ]),
);

/**
 * Milliseconds of the processor, so that a busy machine does not count: of the first run, before
 * anything is optimised, and of all.
 */
function measure(run, times) {
  const ms = Array.from({ length: times }, () => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share) => Number((sorted[Math.floor(share * (times - 1))] ?? 0).toFixed(2));
  return { first: Number((ms[0] ?? 0).toFixed(2)), median: at(0.5), "95%": at(0.95), worst: at(1) };
}

/** The search as visitors get it: built, in one file. */
async function builtSearch() {
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    build: { write: false, target: "es2023", ssr: "app/features/search/searchable.ts" },
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
