import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";

/** What search, saved and recently viewed products, and the shop's filters bring with a first page. */
const atOnce = [
  "features/search/search-button.tsx",
  "features/saved/saved-button.tsx",
  "blocks/heart.tsx",
  "blocks/seen-products.ts",
  "features/shop/filter-button.tsx",
  "features/shop/filter.ts",
];
/** Files of these features; all others are there without them. */
const own =
  /\/app\/(?:features\/(?:search|saved|shop\/filter)|blocks\/(?:heart|kept-|saved-|seen-))/;
const maxBytes = 3_000;

test("search, hearts, lists and filters add no more than 3 KB to any first page", async () => {
  const app = resolve("app");
  const code = await bundled(
    atOnce.map((file) => join(app, file)),
    app,
  );

  expect(code).toContain("solenne-saved");
  expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(maxBytes);
});

/** The files as one script without what they import from elsewhere, or only when it is asked for. */
async function bundled(files: readonly string[], app: string): Promise<string> {
  const entry = "virtual:at-once";
  const onlyOwn: Plugin = {
    name: "only-own",
    enforce: "pre",
    async resolveId(id, importer, options) {
      if (id === entry) return id;
      const path = id.startsWith("~/") ? join(app, id.slice(2)) : id;
      const found = await this.resolve(path, importer, { ...options, skipSelf: true });
      return found && own.test(found.id) && !isAskedFor.test(found.id)
        ? found
        : { id, external: true };
    },
    load: (id) =>
      id === entry ? files.map((file) => `export * from "${file}";`).join("\n") : null,
  };
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [onlyOwn],
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((bundle) => ("output" in bundle ? bundle.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("\n");
}

const isAskedFor = /\/(?:search-dialog|saved-drawer|filter-panel|active-filters)\.tsx$/;
