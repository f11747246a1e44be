/** What a store can do wrong with one call. */
export type Fault =
  | { does: "answer"; status: number; body: string; headers?: Record<string, string> }
  | { does: "wait"; forMs: number }
  /** Begins an answer that has no end. */
  | { does: "flood" }
  /** Begins an answer and leaves it at that. */
  | { does: "stall" }
  | { does: "hang" }
  | { does: "cut" };

const html = "<!doctype html><title>Service error</title><h1>Something went wrong</h1>";

/** Every failure that the shop must bear, by the name the tests use for it. */
export const faults = {
  paymentRequired: json(402, { errors: "Unavailable Shop" }),
  serverError: json(500, { errors: "Internal Server Error" }),
  badGateway: { does: "answer", status: 502, body: html, headers: { "content-type": "text/html" } },
  tooManyRequests: json(429, { errors: "Too many requests" }, { "retry-after": "1" }),
  accessDenied: json(200, {
    data: null,
    errors: [
      {
        message: "Access denied for products field.",
        extensions: { code: "ACCESS_DENIED" },
      },
    ],
  }),
  severalErrors: json(200, { errors: [{ message: "First" }, { message: "Second" }] }),
  errorsAsText: json(200, { errors: "Not available" }),
  halfAnAnswer: json(200, {
    data: { products: { edges: [] }, product: null },
    errors: [{ message: "Internal error" }],
  }),
  throttled: json(200, {
    errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }],
  }),
  htmlInsteadOfJson: {
    does: "answer",
    status: 200,
    body: html,
    headers: { "content-type": "text/html" },
  },
  /** What the schema promises and a store may still not send: price, pictures, variants, options. */
  bareProduct: json(200, { data: { product: bareProduct() } }),
  bareList: json(200, { data: { products: { edges: [{ node: bareProduct() }, null] } } }),
  noProduct: json(200, { data: { product: null } }),
  refusedCart: json(200, {
    data: {
      cartCreate: {
        cart: null,
        userErrors: [{ field: ["input", "lines"], message: "The merchandise is gone" }],
      },
    },
  }),
  noCheckoutUrl: cart({ checkoutUrl: null }),
  scriptAsCheckoutUrl: cart({ checkoutUrl: "javascript:alert(document.domain)" }),
  noCart: json(200, { data: { cartCreate: { cart: null, userErrors: [] } } }),
  hungConnection: { does: "hang" },
  cutConnection: { does: "cut" },
  endlessAnswer: { does: "flood" },
  stalledAnswer: { does: "stall" },
  cutJson: {
    does: "answer",
    status: 200,
    body: '{"data":{"products":{"edges":[{"node":{"id":"gid:',
    headers: { "content-type": "application/json" },
  },
  jsonCalledText: {
    does: "answer",
    status: 200,
    body: JSON.stringify({ errors: "Not available" }),
    headers: { "content-type": "text/plain" },
  },
  notAnObject: json(200, [[[]]]),
  noData: json(200, { data: null }),
  wrongShapes: json(200, {
    data: { products: "none", product: ["?"], blog: 7, articles: { edges: { node: true } } },
  }),
  tooManyRequestsForAnHour: json(429, { errors: "Too many" }, { "retry-after": "3600" }),
  tooManyRequestsUnexplained: json(429, { errors: "Too many" }),
  slow: { does: "wait", forMs: 800 },
  /** Longer than a document waits. */
  verySlow: { does: "wait", forMs: 4_000 },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return {
    does: "answer",
    status,
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  } as const;
}

function bareProduct() {
  return {
    id: "gid://shopify/Product/1",
    title: "Bare Bottle",
    handle: "bare-bottle",
    variants: null,
  };
}

function cart(fields: { checkoutUrl: string | null }) {
  const lines = { edges: [] };
  const made = { id: "gid://shopify/Cart/c1?key=k1", totalQuantity: 1, lines, ...fields };
  return json(200, { data: { cartCreate: { cart: made, userErrors: [] } } });
}

/** A response of the store with this data. */
export function answerWith(data: unknown): Fault {
  return json(200, { data });
}
