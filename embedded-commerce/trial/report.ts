import type { Finding } from "../../store-check/finding.ts";
import type { ForeignProduct } from "./product-files.ts";

const maxListed = 6;

/** What the shop's own check of a store does not read: what the products' source says about images and barcodes. */
export function checkSource(products: readonly ForeignProduct[]): Finding[] {
  const isOnOtherHost = ({ src }: { src: string }) => URL.parse(src)?.hostname !== platformImages;
  return [
    toFinding(products, ({ images }) => images.some(({ alt }) => !alt?.trim()), {
      name: "products with an image that has no description",
      effect: "a visitor who cannot see the image learns nothing of it",
      action: "Write the alt text of each image in the store",
    }),
    toFinding(products, ({ images }) => images.some(isOnOtherHost), {
      name: "products with an image on another host",
      effect: "the shop loads images of the store and its platform alone, so it is not shown",
      action: "Upload the image to the store",
    }),
    toFinding(products, ({ variants: [first, ...others] }) => isBehindSoldOut(first, others), {
      name: "products whose first variant is sold out, and others are not",
      effect: "the product page opens on a choice that nobody can buy",
      action: "Put a variant that is in stock first",
    }),
    toFinding(products, ({ hasBarcodes }) => hasBarcodes === false, {
      name: "products with a variant that has no barcode",
      effect: "search engines cannot tell that it is the product they know",
      action: "Enter the barcode (GTIN) of each variant that has one",
    }),
  ].flatMap((finding) => finding ?? []);
}

const platformImages = "cdn.shopify.com";

function isBehindSoldOut(
  first: ForeignProduct["variants"][number] | undefined,
  others: ForeignProduct["variants"],
): boolean {
  return first?.available === false && others.some(({ available }) => available);
}

function toFinding(
  products: readonly ForeignProduct[],
  isWrong: (product: ForeignProduct) => boolean,
  texts: Pick<Finding, "name" | "effect" | "action">,
): Finding | null {
  const handles = products.filter(isWrong).map(({ handle }) => handle);
  if (handles.length === 0) return null;
  const more = handles.length > maxListed ? ` and ${handles.length - maxListed} more` : "";
  return { ...texts, status: "warning", seen: handles.slice(0, maxListed).join(", ") + more };
}

/**
 * Settings, what the sample texts name, and what a trial lacks by itself: none of it says anything about the products.
 * What the quiz recommends does, for without these it finds nothing.
 */
const ofTheTrial =
  /^(?:[A-Z_]+$|selling plans$|blog "|holiday event |products missing for (?!\/quiz$)|product links of the store)/;

/** One paragraph a finding, with what breaks a page first. */
export function writeReport(productCount: number, findings: readonly Finding[]): string {
  const wrong = findings
    .filter(({ status, name }) => status !== "ok" && !ofTheTrial.test(name))
    .toSorted((a, b) => Number(b.status === "error") - Number(a.status === "error"));
  const head = `${productCount} ${productCount === 1 ? "product was" : "products were"} read.`;
  if (wrong.length === 0) return `${head} Nothing would be wrong with them in this shop.\n`;
  const paragraphs = wrong.map(
    ({ status, name, seen, effect, action }) =>
      `${status === "error" ? "Broken" : "Worth a look"}: ${name}\n  Found: ${seen}\n  So: ${effect}.\n  What to do: ${action}.`,
  );
  return [`${head} In this shop, this would be wrong with them:`, ...paragraphs, ""].join("\n\n");
}
