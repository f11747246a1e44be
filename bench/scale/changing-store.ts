import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { catalogue } from "../../embedded-commerce/data/catalogue.ts";
import { createEmbeddedCommerce, EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service.ts";

/**
 * The embedded store as a process of its own that changes a product when it is told to and counts what it
 * is asked. It is started with a channel to whoever measures.
 */
export type StoreNews =
  | { is: "ready"; domain: string; token: string }
  | { is: "calls"; calls: number }
  | { is: "changed" };
export type StoreOrder = "calls" | "change";

export const changed = { path: "/products/hair-oil", title: "Renewed Oil" };

if (process.send) {
  const dataDir = mkdtempSync(join(tmpdir(), "solenne-scale-store-"));
  let store = createEmbeddedCommerce({ dataDir });
  let calls = 0;
  const tell = (news: StoreNews) => process.send?.(news);

  const fetch = (request: Request) => {
    if (request.method === "POST") calls += 1;
    return store.fetch(request);
  };
  const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }, (address: AddressInfo) => {
    store.warm();
    const domain = `http://127.0.0.1:${address.port}`;
    tell({ is: "ready", domain, token: EMBEDDED_PUBLIC_TOKEN });
  });

  process.on("message", (order: StoreOrder) => {
    if (order === "calls") tell({ is: "calls", calls });
    else {
      store.close();
      store = createEmbeddedCommerce({ dataDir, catalogue: renewed() });
      tell({ is: "changed" });
    }
  });
  process.on("disconnect", () => {
    server.close();
    store.close();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
}

function renewed() {
  const products = catalogue.products.map((product) =>
    changed.path.endsWith(`/${product.handle}`) ? { ...product, title: changed.title } : product,
  );
  return { ...catalogue, products };
}
