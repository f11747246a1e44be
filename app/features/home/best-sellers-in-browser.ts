import type { Answer } from "~/commerce/answer";
import { askInBrowser, productsQuery, valueInBrowser } from "~/commerce/browser-queries";
import type { Product } from "~/commerce/model";
import { queryKeys } from "~/commerce/query-keys";
import { bestSellersAmong } from "./offers";

/** The best sellers as the browser has them, or as it asks for them with the whole catalogue. */
export function askForBestSellers(): Answer<Product[]> {
  return askInBrowser({
    queryKey: queryKeys.bestSellers,
    queryFn: async () => bestSellersAmong(await valueInBrowser(productsQuery)),
  });
}
