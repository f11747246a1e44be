import { type Http2Bindings, type HttpBindings, serve } from "@hono/node-server";
import {
  createEmbeddedCommerce,
  EMBEDDED_PRIVATE_TOKEN,
  EMBEDDED_PUBLIC_TOKEN,
} from "./service.ts";

/** Runs the store as a process of its own: `npm run commerce`. */
const { COMMERCE_PORT = "4010", HOST: hostname = "127.0.0.1", SHOP_URL } = process.env;
const trustedProxies = Number(process.env.TRUSTED_PROXIES || 0);
const port = Number(COMMERCE_PORT);
if (!/^\d+$/.test(COMMERCE_PORT) || port > 65_535)
  stop(`COMMERCE_PORT must be a number from 0 to 65535, not "${COMMERCE_PORT}".`);
const commerce = openStore();

const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  const client = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : null;
  return commerce.fetch(request, client || incoming.socket.remoteAddress);
};

const server = serve({ fetch, port, hostname }, ({ port: boundPort }) => {
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  console.log(
    `SHOPIFY_STORE_DOMAIN=http://${host}:${boundPort} SHOPIFY_STOREFRONT_ACCESS_TOKEN=${EMBEDDED_PUBLIC_TOKEN} ` +
      `SHOPIFY_STOREFRONT_PRIVATE_TOKEN=${EMBEDDED_PRIVATE_TOKEN}`,
  );
  commerce.warm();
});

server.on("error", (error: NodeJS.ErrnoException) => {
  stop(
    error.code === "EADDRINUSE"
      ? `Port ${port} is already in use: stop the other process, or set COMMERCE_PORT to another port.`
      : `The store cannot listen on ${hostname}:${port} (${error.code ?? error.message}): change HOST or COMMERCE_PORT.`,
  );
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.close(() => {
      commerce.close();
      process.exit(0);
    });
  });
}

function openStore() {
  const dataDir = process.env.DATA_DIR ?? "./data";
  try {
    return createEmbeddedCommerce({ dataDir, shopUrl: SHOP_URL || "/" });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return stop(`The store cannot use DATA_DIR=${dataDir}: ${reason}`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
