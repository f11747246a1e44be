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
/** For a URL without the current version of the master. */
const shortLived = "public, max-age=300";

export function isPicturePath(pathname: string): boolean {
  return pathname.startsWith(pathPrefix);
}

/** The image service of the CDN: pictures in the size, crop and format of the URL. */
export function createPictureEndpoint(service: PictureService) {
  const queue = createWorkQueue({ atOnce: 2, waiting: 200 });
  const pending = new Map<string, Promise<Buffer>>();

  /** Concurrent requests for the same picture share one cut. */
  function cutOnce(name: string, cut: () => Promise<Buffer>): Promise<Buffer> {
    const result = pending.get(name) ?? queue.run(cut).finally(() => pending.delete(name));
    pending.set(name, result);
    return result;
  }

  return async function pictureEndpoint(request: Request): Promise<Response> {
    if (request.method === "OPTIONS") return refusal(204, null);
    if (request.method !== "GET" && request.method !== "HEAD")
      return refusal(405, "Method Not Allowed", { allow: "GET, HEAD" });

    const wanted = readPictureRequest(new URL(request.url), request.headers.get("accept") ?? "");
    if (wanted === null || (!("problem" in wanted) && !service.isKnown(wanted.shot)))
      return refusal(404, "Not Found", { "cache-control": "public, max-age=60" });
    if ("problem" in wanted) return refusal(400, wanted.problem);

    const master = await service.masters.describe(wanted.shot);
    const { cut, name } = planPicture(master, wanted);
    const headers = {
      ...publicHeaders,
      "content-type": `image/${wanted.format}`,
      "cache-control": wanted.version === master.version ? immutable : shortLived,
      etag: `"${name}"`,
      vary: "Accept",
    };
    if (request.headers.get("if-none-match")?.includes(headers.etag))
      return new Response(null, { status: 304, headers });

    try {
      const bytes =
        (await service.prepared.read(name)) ??
        (await cutOnce(name, () => cutPicture(master, cut, wanted.format)));
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

/** Pictures are public, also for cross-origin isolated pages. */
const publicHeaders = {
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
      ...publicHeaders,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}
