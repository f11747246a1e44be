import { freePort } from "../../server/newsletter/testing/postgres-server";
import { startServer } from "./server-process";

export type SecureShop = {
  /** Where the process listens, without the proxy that would speak https for it. */
  origin: string;
  /** Its own name, as visitors know it. */
  siteUrl: string;
  webhookSecret: string;
  get(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
};

/** The shop as built and as it runs in public: by https, with a name of its own. */
export async function startSecureShop(): Promise<SecureShop> {
  const siteUrl = "https://shop.example";
  const webhookSecret = "a secret for webhooks";
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer("server/main.ts", /ready on (?<name>https:\S+)/, {
    PORT: String(port),
    SITE_URL: siteUrl,
    SHOPIFY_WEBHOOK_SECRET: webhookSecret,
  });
  return {
    origin,
    siteUrl,
    webhookSecret,
    get: (path, init) => fetch(origin + path, { redirect: "manual", ...init }),
    stop: server.stop,
  };
}
