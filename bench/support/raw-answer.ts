import { get } from "node:http";

/** An answer as it came over the wire: the body still in its encoding. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer };

export function rawAnswer(
  address: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const plain = Object.entries(response.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)] as const],
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(plain),
          body: Buffer.concat(chunks),
        });
      });
    }).once("error", reject);
  });
}
