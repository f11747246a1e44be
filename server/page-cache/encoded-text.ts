import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { type Bodies, bodyOf } from "../ready-answer.ts";

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
  const encoded = encodedText(text, await brotli(text, 5), await gzipped(text, 6));
  return { digest, tag: `${digest}-quick`, ...encoded, isBest: false };
}

/** The text of an answer that has none. */
export const noText: EncodedText = {
  digest: "",
  tag: "",
  bodies: { identity: bodyOf(new Uint8Array()) },
  bytes: 0,
  isBest: true,
};

/** Costs fifty times the work for a tenth less, which is worth it for all visitors after the first. */
export async function encodedBest({ digest, bodies }: EncodedText): Promise<EncodedText> {
  const text = bodies.identity.bytes;
  const encoded = encodedText(text, await brotli(text, 11), await gzipped(text, 9));
  return { digest, tag: digest, ...encoded, isBest: true };
}

export function digestOf(text: Uint8Array): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Nearly nobody asks for a text as it is, which takes four times as much as its encodings together: it is
 * unpacked again for those who do.
 */
function encodedText({ byteLength }: Bytes, br: Bytes, gzip: Bytes) {
  const identity = {
    byteLength,
    get bytes() {
      return new Uint8Array(gunzipSync(gzip));
    },
  };
  const bodies: Bodies = { identity, br: bodyOf(br), gzip: bodyOf(gzip) };
  return { bodies, bytes: br.byteLength + gzip.byteLength };
}

function brotli(text: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      // As far as a page can look back; the default takes many megabytes for tables that stay empty.
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}

const windowBits = 18;

function gzipped(text: Uint8Array, level: number): Promise<Uint8Array<ArrayBuffer>> {
  return promisify(gzip)(text, { level });
}
