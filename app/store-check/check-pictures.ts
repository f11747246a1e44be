import { getStoreImageUrl } from "~/blocks/store-picture";
import { type Finding, passed } from "./finding";
import type { CheckedProduct } from "./store-queries";

export type PictureOptions = {
  fetch: typeof fetch;
  /** The shop's own, for addresses without one. */
  origin: string;
  /** Further origins that the security policy allows. */
  imageOrigins: readonly string[];
};

const timeoutMs = 10_000;

/** Whether the policy allows the pictures' hosts, and the first comes in the size that is asked for. */
export async function checkPictures(
  products: readonly CheckedProduct[],
  { fetch, origin, imageOrigins }: PictureOptions,
): Promise<Finding> {
  const urls = products.flatMap(({ images }) =>
    images.flatMap(({ url }) => URL.parse(url, origin) ?? []),
  );
  const [first] = urls;
  if (!first) return passed("pictures", "none");
  const finding = { name: "pictures", effect: "pictures are missing" };
  const action = "Put the pictures into the store's own files, which cdn.shopify.com serves";
  const allowed = [origin, ...imageOrigins];
  const refused = new Set(urls.map((url) => url.origin).filter((host) => !allowed.includes(host)));
  if (refused.size > 0) {
    const seen = `the security policy refuses ${[...refused].join(", ")}`;
    return { ...finding, status: "error", seen, action };
  }

  async function bytesAt(width: number): Promise<number> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(getStoreImageUrl(first?.href ?? "", width), { signal });
    return response.ok ? (await response.arrayBuffer()).byteLength : 0;
  }
  const small = await bytesAt(100).catch(() => 0);
  const large = await bytesAt(800).catch(() => 0);
  const seen = `${first.host}: ${small} bytes at 100 pixels, ${large} at 800`;
  if (small === 0) return { ...finding, status: "error", seen, action };
  if (small < large) return passed("pictures", seen);
  return { ...finding, status: "warning", seen, effect: "phones load full sizes", action };
}
