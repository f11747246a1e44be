import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { ImageMasters, PreparedImages } from "./image-masters.ts";
import { readImageRequest } from "./image-request.ts";
import { planImage, resizeImage } from "./resize-image.ts";
import { createWorkQueue } from "./work-queue.ts";

const path = "/cdn/shop/files/:file";

/** Memory that all responses share, for images that the build has resized and for unusual sizes. */
const maxBytes = 16 * 2 ** 20;

/** The image service of the CDN: images in the size, crop and format of the URL. */
export function imageEndpoint(
  masters: ImageMasters,
  prepared: PreparedImages,
  shots: ReadonlySet<string>,
): Hono {
  const runInQueue = createWorkQueue(2, 200);
  const images = new LRUCache<string, Buffer<ArrayBuffer>, () => Promise<Buffer<ArrayBuffer>>>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: async (name, _, { context: resize }) =>
      (await prepared.read(name)) ?? runInQueue(resize),
  });

  const app = new Hono();
  app.get(path, async (context) => {
    const { req } = context;
    const wanted = readImageRequest(new URL(req.url), req.header("accept") ?? "");
    if (wanted === null || (!("problem" in wanted) && !shots.has(wanted.shot)))
      return context.text("Not Found", 404, { "cache-control": "public, max-age=60" });
    if ("problem" in wanted)
      return context.text(wanted.problem, 400, { "cache-control": "no-store" });

    const master = await masters.describe(wanted.shot);
    const { size, name } = planImage(master, wanted);
    const isCurrent = wanted.version === master.version;
    const headers = {
      "content-type": `image/${wanted.format}`,
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=300",
      etag: `"${name}"`,
      vary: "Accept",
    };
    if (req.header("if-none-match")?.includes(headers.etag))
      return context.body(null, 304, headers);

    const resize = () => resizeImage(master, size, wanted.format);
    const bytes = await images.forceFetch(name, { context: resize });
    return context.body(bytes, 200, {
      ...headers,
      "content-length": String(bytes.byteLength),
    });
  });
  return app;
}
