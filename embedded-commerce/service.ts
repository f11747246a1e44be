import { resolve } from "node:path";
import { indexCatalogue } from "./catalogue/store-index.ts";
import { createCheckoutEndpoint, isCheckoutPath } from "./checkout/checkout-endpoint.ts";
import { catalogue as defaultCatalogue } from "./data/catalogue.ts";
import type { Catalogue } from "./data/records.ts";
import { graphqlEndpoint, isGraphqlPath } from "./graphql/endpoint.ts";
import { officialSchema } from "./graphql/schema.ts";
import { createPictureEndpoint, isPicturePath } from "./images/picture-endpoint.ts";
import { openMasters, openPreparedPictures } from "./images/picture-masters.ts";
import { openStorage } from "./storage/storage.ts";

/** The public access token of the embedded store, in the form of a hosted one. Browsers see it. */
export const EMBEDDED_PUBLIC_TOKEN = "736f6c656e6e652d7075626c69632d31";

export type EmbeddedCommerceOptions = {
  /** Holds `commerce.db`: carts, orders, stock. */
  dataDir: string;
  publicToken?: string;
  mastersDir?: string;
  /** Pictures that the build has cut. */
  preparedDir?: string;
  catalogue?: Catalogue;
  /** The checkout's link back to the shop. Default: the service's own origin. */
  shopUrl?: string;
  /** Image URLs without an origin, for a shop on the same origin. The hosted API has absolute URLs. */
  hasRelativeImages?: boolean;
};

export const defaultMastersDir = resolve(import.meta.dirname, "../art/masters");
export const defaultPreparedDir = resolve(import.meta.dirname, "../build/store-pictures");

/**
 * The default store: Storefront API, image service and checkout over HTTP, so that the shop runs with nothing
 * configured. The API has the official schema and answers `products`, `product`, `blog` with its articles, `cart`,
 * `cartCreate`, `cartLinesAdd`, `cartLinesUpdate` and `cartLinesRemove` as the hosted service does. Everything else
 * is refused by name: search and its query syntax, recommendations, collections, customers, and everything in a
 * cart but its lines.
 */
export function createEmbeddedCommerce(options: EmbeddedCommerceOptions) {
  const publicToken = options.publicToken ?? EMBEDDED_PUBLIC_TOKEN;
  const store = indexCatalogue(options.catalogue ?? defaultCatalogue);
  const { stock, carts, orders, close } = openStorage(options.dataDir, store);
  const prepared = openPreparedPictures(options.preparedDir ?? defaultPreparedDir);
  const masters = openMasters(options.mastersDir ?? defaultMastersDir, prepared);
  const isKnown = (shot: string) => store.pictures.has(shot);
  const picture = createPictureEndpoint({ masters, prepared, isKnown });
  const shopUrl = options.shopUrl ?? "/";
  const checkout = createCheckoutEndpoint({ store, stock, carts, orders, shopUrl });

  async function route(request: Request): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    if (isGraphqlPath(pathname)) {
      const imageOrigin = options.hasRelativeImages ? "" : origin;
      const common = { origin, imageOrigin, store, masters, carts };
      return graphqlEndpoint(request, publicToken, () => ({ ...common, stock: stock.current() }));
    }
    if (isPicturePath(pathname)) return picture(request);
    if (isCheckoutPath(pathname)) return checkout(request);
    return Response.json({ errors: "Not Found" }, { status: 404 });
  }

  return {
    async fetch(request: Request): Promise<Response> {
      try {
        return await route(request);
      } catch (error) {
        console.error("The embedded commerce service failed to answer.", error);
        return Response.json({ errors: "Internal Server Error" }, { status: 500 });
      }
    },
    /** Whether the path belongs to this service: API, pictures, cart links and checkout. */
    handles: (pathname: string) =>
      isGraphqlPath(pathname) || isPicturePath(pathname) || isCheckoutPath(pathname),
    /** Builds the schema before the first request needs it. */
    warm: () => void officialSchema(),
    close,
  };
}
