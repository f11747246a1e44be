import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Validator, { type Issue } from "@adobe/structured-data-validator";

/** A schema.org object as a page has it, or a graph of several. */
export type StructuredData = Readonly<Record<string, unknown>>;

const root = join(import.meta.dirname, "../..");

/**
 * The words that schema.org does not have, and values of another kind: the compiler compares the objects with the
 * vocabulary's types. Each line begins with the index of the object.
 */
export async function findVocabularyErrors(objects: readonly StructuredData[]): Promise<string[]> {
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "structured-data-"));
  const lines = objects.map((object, index) => {
    const type = "@graph" in object ? "Graph" : "WithContext<Thing>";
    return `export const object${index}: ${type} = ${JSON.stringify(object)};`;
  });
  const types = 'import type { Graph, Thing, WithContext } from "schema-dts";';
  writeFileSync(join(folder, "objects.ts"), [types, ...lines].join("\n"));
  try {
    const printed = await compile(join(folder, "objects.ts"));
    return printed
      .split("\n")
      .flatMap((line) => /\((\d+),\d+\): error (.*)$/.exec(line)?.slice(1).join(" ") ?? [])
      .map((error) => error.replace(/^\d+/, (line) => String(Number(line) - 2)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the compiler says of a file. Throws if it did not get to comparing types. */
function compile(file: string): Promise<string> {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const options =
    "--ignoreConfig --noEmit --strict --skipLibCheck --module preserve --pretty false";
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, ...options.split(" "), file], (error, printed) =>
      error && !printed.includes("error TS2") ? reject(new Error(printed)) : resolve(printed),
    );
  });
}

/** What search engines require of these types, beyond what the validator knows. */
const required: Readonly<Record<string, readonly string[]>> = {
  OnlineStore: ["name", "url", "hasMerchantReturnPolicy"],
  OfferShippingDetails: ["shippingDestination", "shippingRate"],
  ProductGroup: ["name", "image", "productGroupID", "hasVariant"],
  CollectionPage: ["name", "url", "mainEntity"],
  ItemList: ["itemListElement"],
  BlogPosting: ["headline", "image", "datePublished", "author"],
};

const varyingProperties = ["color", "size", "material", "pattern", "suggestedAge"].map(
  (property) => `https://schema.org/${property}`,
);

/** What a search engine would miss, as 'Product > Offer: Required attribute "price" is missing'. */
export async function findMissingParts(object: StructuredData): Promise<string[]> {
  const validator = new Validator();
  for (const [type, names] of Object.entries(required))
    validator.registeredHandlers[type] = [async () => ({ default: requirer(names) })];
  const items = Array.isArray(object["@graph"]) ? object["@graph"] : [object];
  const jsonld = Object.groupBy(items, (item) => String(item["@type"]));
  const issues = await validator.validate({ jsonld: jsonld as Record<string, unknown[]> });
  // Leaves out recommendations, which are about what the shop does not know: article numbers, ratings, materials.
  return issues
    .filter(
      ({ severity, issueMessage }) =>
        severity === "ERROR" || !/^Missing|\(optional\)/.test(issueMessage),
    )
    .map(
      ({ path = [], issueMessage }) =>
        `${path.map(({ type }) => type).join(" > ")}: ${issueMessage}`,
    );
}

function requirer(names: readonly string[]) {
  return class {
    #path: Issue["path"];

    constructor({ path }: Pick<Issue, "path">) {
      this.#path = path;
    }

    validate(data: StructuredData): Issue[] {
      const { variesBy = [] } = data;
      const unknown = [variesBy]
        .flat()
        .filter((value) => !varyingProperties.includes(String(value)));
      const missing = names.filter((name) => [data[name] ?? []].flat().length === 0);
      return [
        ...missing.map((name) => `Required attribute "${name}" is missing`),
        ...unknown.map((value) => `Search engines do not know variants by "${value}"`),
      ].map((issueMessage) => ({ issueMessage, severity: "ERROR", path: this.#path }));
    }
  };
}
