import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCommerceClient } from "../../app/commerce/client";
import type { Catalogue } from "../../embedded-commerce/data/records";
import { createEmbeddedCommerce, EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";

export type EmbeddedStore = ReturnType<typeof openEmbeddedStore>;

/** The embedded service with a data folder of its own, gone with it. */
export function openEmbeddedStore(options: { catalogue?: Catalogue } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "solenne-store-"));
  const service = createEmbeddedCommerce({ dataDir, ...options });
  return {
    fetch: (request: Request) => service.fetch(request),
    /** The shop's own client, speaking to this store. */
    client: createCommerceClient({
      endpoint: "http://localhost/api/2025-07/graphql.json",
      token: EMBEDDED_PUBLIC_TOKEN,
      fetch: (input, init) => service.fetch(new Request(input, init)),
    }),
    close() {
      service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
