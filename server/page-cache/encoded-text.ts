import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Bodies } from "../ready-answer.ts";

/** A page's text in every encoding. */
export type EncodedText = {
  digest: string;
  /** Names these bytes in tags: the same text compressed better is other bytes. */
  tag: string;
  bodies: Bodies;
  bytes: number;
  isBest: boolean;
};

/** The text of an answer as first visitors get it: they should not wait for the last percent. */
export async function encodedQuickly(
  text: Uint8Array<ArrayBuffer>,
  digest: string,
): Promise<EncodedText> {
  const bodies = { identity: text, br: await brotli(text, 5), gzip: await gzipped(text, 6) };
  return { digest, tag: `${digest}-quick`, bodies, bytes: sizeOf(bodies), isBest: false };
}

/** Costs fifty times the work for a tenth less, which is worth it for all visitors after the first. */
export async function encodedBest({ digest, bodies }: EncodedText): Promise<EncodedText> {
  const { identity } = bodies;
  const best = { identity, br: await brotli(identity, 11), gzip: await gzipped(identity, 9) };
  return { digest, tag: digest, bodies: best, bytes: sizeOf(best), isBest: true };
}

export function digestOf(text: Uint8Array): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

function sizeOf(bodies: Bodies): number {
  return Object.values(bodies).reduce((bytes, body) => bytes + body.byteLength, 0);
}

function brotli(text: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
}

function gzipped(text: Uint8Array, level: number): Promise<Uint8Array<ArrayBuffer>> {
  return promisify(gzip)(text, { level });
}
