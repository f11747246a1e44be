import { rawAnswer } from "./raw-answer.ts";

/** The paths of all pages that the shop tells search engines of. */
export async function allPages(origin: string): Promise<string[]> {
  const { body } = await rawAnswer(`${origin}/sitemap.xml`);
  const addresses = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)];
  return addresses.map(([, address = ""]) => new URL(address).pathname);
}
