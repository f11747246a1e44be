/** What a store does wrong with one call. */
export type Fault =
  | { type: "response"; status: number; body: string; headers?: Record<string, string> }
  | { type: "delay"; ms: number }
  /** Begins a response and never ends it. */
  | { type: "endless" }
  /** Begins a response and sends no more. */
  | { type: "stall" }
  | { type: "no response" }
  | { type: "disconnect" };

const html = "<!doctype html><title>Service error</title><h1>Something went wrong</h1>";

/** Every failure that the shop must handle. */
export const faults = {
  paymentRequired: respondJson(402, { errors: "Unavailable Shop" }),
  serverError: respondJson(500, { errors: "Internal Server Error" }),
  badGateway: respond(502, html, "text/html"),
  tooManyRequests: respondJson(429, { errors: "Too many requests" }, { "retry-after": "1" }),
  retryAfterAnHour: respondJson(429, { errors: "Too many" }, { "retry-after": "3600" }),
  tooManyRequestsWithoutRetryAfter: respondJson(429, { errors: "Too many" }),
  accessDenied: respondError("Access denied for products field.", "ACCESS_DENIED"),
  throttled: respondError("Throttled", "THROTTLED"),
  partialData: respondJson(200, {
    data: { products: { edges: [] }, product: null },
    errors: [{ message: "Internal error" }],
  }),
  noProduct: respondWith({ product: null }),
  refusedCart: respondWith({
    cartCreate: {
      cart: null,
      userErrors: [{ field: ["input", "lines"], message: "The merchandise is gone" }],
    },
  }),
  noResponse: { type: "no response" },
  closedConnection: { type: "disconnect" },
  endlessResponse: { type: "endless" },
  stalledResponse: { type: "stall" },
  htmlInsteadOfJson: respond(200, html, "text/html"),
  truncatedJson: respond(200, '{"data":{"products":{"edges":[{"node":{"id":"gid:'),
  jsonAsPlainText: respond(200, '{"errors":"Not available"}', "text/plain"),
  arrayInsteadOfObject: respondJson(200, [[[]]]),
  noData: respondWith(null),
  wrongTypes: respondWith({
    products: "none",
    product: ["?"],
    blog: 7,
    articles: { edges: { node: true } },
  }),
  slow: { type: "delay", ms: 800 },
  /** Longer than a document waits. */
  verySlow: { type: "delay", ms: 4_000 },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** A response of the store with this data. */
export function respondWith(data: unknown): Fault {
  return respondJson(200, { data });
}

/** A response with these articles in the blog, on one page. */
export function respondWithArticles(articles: readonly object[]): Fault {
  const pageInfo = { hasNextPage: false, endCursor: null };
  const edges = articles.map((node) => ({ node }));
  return respondWith({ blog: { articles: { pageInfo, edges } } });
}

/** A response with hair mists at these prices in rupees, and none of the products that the pages name. */
export function respondInRupees(...prices: number[]): Fault {
  const edges = prices.map((price, index) => {
    const money = { amount: `${price}.0`, currencyCode: "INR" };
    const variant = { id: `v${index}`, title: "100 ml", price: money, availableForSale: true };
    return {
      node: {
        id: `p${index}`,
        handle: `product-00${index + 1}`,
        title: `Hair Mist ${index + 1}`,
        tags: ["hair"],
        priceRange: { minVariantPrice: money },
        variants: { edges: [{ node: { ...variant, selectedOptions: [] } }] },
      },
    };
  });
  return respondWith({ products: { edges } });
}

function respondError(message: string, code: string): Fault {
  return respondJson(200, { data: null, errors: [{ message, extensions: { code } }] });
}

function respondJson(status: number, body: unknown, headers: Record<string, string> = {}): Fault {
  return respond(status, JSON.stringify(body), "application/json", headers);
}

function respond(
  status: number,
  body: string,
  contentType = "application/json",
  headers: Record<string, string> = {},
): Fault {
  return { type: "response", status, body, headers: { "content-type": contentType, ...headers } };
}
