import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { catalog as defaultCatalog } from "#brand/store/catalog.ts";
import { checkoutEndpoint } from "./checkout/checkout-endpoint.ts";
import type { Catalog } from "./data/records.ts";
import { cartLimits } from "./data/store-facts.ts";
import { type ClientEnvironment, graphqlEndpoint } from "./graphql/endpoint.ts";
import { throttled } from "./graphql/resolver.ts";
import { officialSchema } from "./graphql/schema.ts";
import { imageEndpoint } from "./images/image-endpoint.ts";
import { openMasters, openPreparedImages } from "./images/image-masters.ts";
import { openCarts } from "./storage/carts.ts";
import { openDatabase } from "./storage/database.ts";
import { openOrders } from "./storage/orders.ts";
import { openStock } from "./storage/stock.ts";
import { indexCatalog } from "./store-index.ts";
import { videoEndpoint } from "./videos/video-endpoint.ts";
import { openVideos } from "./videos/video-files.ts";

/** The public access token of the embedded store, in the form of a hosted one. Browsers see it. */
export const EMBEDDED_PUBLIC_TOKEN = "736f6c656e6e652d7075626c69632d31";
/** The token for calls of a server. It opens no more than the public one, so it is not a secret. */
export const EMBEDDED_PRIVATE_TOKEN = "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";

export type EmbeddedCommerceOptions = {
  /** Holds `commerce.db`: carts, orders, stock. */
  dataDir: string;
  mastersDir?: string;
  /** Images that the build has resized. */
  preparedDir?: string;
  catalog?: Catalog;
  /** The checkout's link back to the shop. Default: the service's own origin. */
  shopUrl?: string;
  /** Image URLs without an origin, for a shop on the same origin. The hosted API has absolute URLs. */
  hasRelativeImages?: boolean;
};

export const defaultMastersDir = fileURLToPath(import.meta.resolve("#brand/pictures"));
const defaultPreparedDir = resolve(import.meta.dirname, "../build/store-images");

const tokens = { public: EMBEDDED_PUBLIC_TOKEN, private: EMBEDDED_PRIVATE_TOKEN };
const ownPaths =
  /^\/(?:api\/\d{4}-\d{2}\/graphql\.json$|cdn\/shop\/(?:files|videos)\/|cart\/c\/|checkouts\/)/;

/** Whether the brand's own catalog sells anything repeatedly. */
export function hasSellingPlans(): boolean {
  return defaultCatalog.products.some(({ variants }) =>
    variants.some(({ planGroups }) => planGroups),
  );
}

/**
 * The default store: Storefront API, image service, videos and checkout over HTTP, so that the shop runs with nothing
 * configured. The API has the official schema and serves `products`, `product`, `blog` with its articles, `cart`,
 * `cartCreate`, `cartLinesAdd` and `cartLinesRemove` as the hosted service does. Everything else
 * is refused by name: search and its query syntax, recommendations, collections, customers, and everything in a
 * cart but its lines and discount codes.
 */
export function createEmbeddedCommerce(options: EmbeddedCommerceOptions) {
  const store = indexCatalog(options.catalog ?? defaultCatalog);
  const database = openDatabase(options.dataDir, store);
  const stock = openStock(database, store);
  const carts = openCarts(database);
  const orders = openOrders(database, carts, stock);
  const prepared = openPreparedImages(options.preparedDir ?? defaultPreparedDir);
  const mastersDir = options.mastersDir ?? defaultMastersDir;
  const masters = openMasters(mastersDir, prepared);
  const videos = openVideos(mastersDir, store.videos);
  const bytesOfClients = new RateLimiterMemory({
    points: cartLimits.bytesPerClientAndDay,
    duration: 24 * 60 * 60,
  });
  const createContext = ({ url }: Request, client: string) => {
    const { origin } = new URL(url);
    const imageOrigin = options.hasRelativeImages ? "" : origin;
    const reserve = async (bytes: number) => {
      const isRefused = await bytesOfClients.consume(client, bytes).catch(() => true);
      if (isRefused === true) throw throttled();
    };
    return { origin, imageOrigin, store, masters, videos, carts, reserve, stock: stock.current() };
  };
  const shopUrl = options.shopUrl ?? "/";

  const app = new Hono<ClientEnvironment>();
  app.use(methodNotAllowed({ app }));
  app.route("/", graphqlEndpoint(tokens, createContext));
  // Images and videos are public, also for cross-origin isolated pages. Set before the response: changed later, Hono copies it.
  app.use("/cdn/shop/*", async (context, next) => {
    context.header("access-control-allow-origin", "*");
    context.header("cross-origin-resource-policy", "cross-origin");
    context.header("timing-allow-origin", "*");
    context.header("x-content-type-options", "nosniff");
    await next();
  });
  app.route("/", imageEndpoint(masters, prepared, store.images));
  app.route("/", videoEndpoint(mastersDir, videos));
  app.route("/", checkoutEndpoint({ store, stock, carts, orders, shopUrl }));
  app.notFound((context) => context.json({ errors: "Not Found" }, 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error("The embedded commerce service failed to answer.", error);
    return context.json({ errors: "Internal Server Error" }, 500);
  });

  return {
    /** Stores as much for each client as {@link cartLimits} allow. */
    fetch: async (request: Request, client = "unknown"): Promise<Response> =>
      app.fetch(request, { client }),
    /** Whether the path belongs to this service: API, images, videos, cart links and checkout. */
    handles: (pathname: string) => ownPaths.test(pathname),
    /** Builds the schema before the first request needs it. */
    warm: () => void officialSchema(),
    /** Why nobody can check out, or `null`. */
    getProblem: database.getProblem,
    close: database.close,
  };
}
