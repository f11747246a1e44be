import { cutPicture, planPicture } from "./cut-picture.ts";
import type { PictureMasters, PreparedPictures } from "./picture-masters.ts";
import { readPictureRequest } from "./picture-request.ts";
import { createWorkQueue, QueueFullError } from "./work-queue.ts";

export type PictureService = {
  masters: PictureMasters;
  prepared: PreparedPictures;
  isKnown(shot: string): boolean;
};

const pathPrefix = "/cdn/shop/files/";
const immutable = "public, max-age=31536000, immutable";
/** For an address without the master's version, which may show another picture tomorrow. */
const shortLived = "public, max-age=300";

export function isPicturePath(pathname: string): boolean {
  return pathname.startsWith(pathPrefix);
}

/** The CDN's part: pictures in the size, crop and format that an address asks for. */
export function createPictureEndpoint(service: PictureService) {
  const queue = createWorkQueue({ atOnce: 2, waiting: 200 });
  const underWay = new Map<string, Promise<Buffer>>();

  /** Equal requests share one piece of work; the addresses let browsers and proxies keep the result. */
  function cutOnce(name: string, cut: () => Promise<Buffer>): Promise<Buffer> {
    const made = underWay.get(name) ?? queue.run(cut).finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  }

  return async function pictureEndpoint(request: Request): Promise<Response> {
    if (request.method === "OPTIONS") return refusal(204, null);
    if (request.method !== "GET" && request.method !== "HEAD")
      return refusal(405, "Method Not Allowed", { allow: "GET, HEAD" });

    const asked = readPictureRequest(new URL(request.url), request.headers.get("accept") ?? "");
    if (asked === null || (!("problem" in asked) && !service.isKnown(asked.shot)))
      return refusal(404, "Not Found", { "cache-control": "public, max-age=60" });
    if ("problem" in asked) return refusal(400, asked.problem);

    const master = await service.masters.describe(asked.shot);
    const { cut, name } = planPicture(master, asked);
    const headers = {
      ...everywhere,
      "content-type": `image/${asked.format}`,
      "cache-control": asked.version === master.version ? immutable : shortLived,
      etag: `"${name}"`,
      vary: "Accept",
    };
    if (request.headers.get("if-none-match")?.includes(headers.etag))
      return new Response(null, { status: 304, headers });

    try {
      const bytes =
        (await service.prepared.read(name)) ??
        (await cutOnce(name, () => cutPicture(master, cut, asked.format)));
      const withLength = { ...headers, "content-length": String(bytes.byteLength) };
      const body = request.method === "HEAD" ? null : new Uint8Array(bytes);
      return new Response(body, { headers: withLength });
    } catch (error) {
      if (error instanceof QueueFullError)
        return refusal(503, "Too many pictures are being made.", { "retry-after": "2" });
      throw error;
    }
  };
}

/** Pictures are public and may stand on a page of any origin, also one that asks for isolation. */
const everywhere = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "timing-allow-origin": "*",
  "x-content-type-options": "nosniff",
};

function refusal(
  status: number,
  text: string | null,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      ...everywhere,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}
