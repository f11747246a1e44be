import { once } from "node:events";
import { connect } from "node:net";
import { API_VERSION } from "../../app/commerce/api-version";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import type { SecureShop } from "./secure-shop";

export type Answer = { status: number; headers: Headers; text: string };
export type Ask = (shop: SecureShop) => Promise<Answer>;

export const apiPath = `/api/${API_VERSION}/graphql.json`;
export const apiHeaders = {
  "content-type": "application/json",
  "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN,
};

export const get =
  (path: string, init?: RequestInit): Ask =>
  async (shop) =>
    read(await shop.get(path, init));

export const post = (path: string, headers: Record<string, string>, body: string): Ask =>
  get(path, { method: "POST", headers, body });

/** Asks twice, the second time with the tag of the first answer. */
export function again(path: string): Ask {
  return async (shop) => {
    const { headers } = await shop.get(path);
    return read(await shop.get(path, { headers: { "if-none-match": headers.get("etag") ?? "" } }));
  };
}

/** Sends bytes that no client library would let through, and reads until the server closes. */
export function raw(bytes: string): Ask {
  return async ({ origin }) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.write(Buffer.from(bytes, "latin1"));
    let received = "";
    socket.on("data", (part) => {
      received += part.toString("latin1");
    });
    await once(socket, "close");
    const [head = "", text = ""] = received.split("\r\n\r\n", 2);
    const [start = "", ...lines] = head.split("\r\n");
    const headers = lines.map((line): [string, string] => {
      const [name = "", ...value] = line.split(": ");
      return [name, value.join(": ")];
    });
    return { status: Number(start.split(" ")[1]), headers: new Headers(headers), text };
  };
}

export async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}
