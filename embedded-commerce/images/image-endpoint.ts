import { Hono } from "hono";
import { cors } from "hono/cors";
import { LRUCache } from "lru-cache";
import type { ImageMasters, PreparedImages } from "./image-masters.ts";
import { readImageRequest } from "./image-request.ts";
import { planImage, resizeImage } from "./resize-image.ts";
import { createWorkQueue } from "./work-queue.ts";

const path = "/cdn/shop/files/:file";

/** Memory for unusual sizes: the build resizes those of the shop's own pages. */
const maxResizedBytes = 16 * 2 ** 20;

/** The image service of the CDN: images in the size, crop and format of the URL. */
export function imageEndpoint(
  masters: ImageMasters,
  prepared: PreparedImages,
  shots: ReadonlySet<string>,
): Hono {
  const runInQueue = createWorkQueue(2, 200);
  const pending = new Map<string, Promise<Buffer>>();
  const resized = new LRUCache<string, Buffer>({
    maxSize: maxResizedBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });

  /** Resizes an image once for concurrent requests, and for later ones while it is remembered. */
  async function resizeOnce(name: string, resize: () => Promise<Buffer>): Promise<Buffer> {
    const known = resized.get(name);
    if (known) return known;
    const result = pending.get(name) ?? runInQueue(resize).finally(() => pending.delete(name));
    pending.set(name, result);
    const bytes = await result;
    resized.set(name, bytes);
    return bytes;
  }

  const app = new Hono();
  // Images are public, also for cross-origin isolated pages.
  app.use(path, cors(), async (context, next) => {
    context.header("cross-origin-resource-policy", "cross-origin");
    context.header("timing-allow-origin", "*");
    context.header("x-content-type-options", "nosniff");
    await next();
  });
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

    const bytes =
      (await prepared.read(name)) ??
      (await resizeOnce(name, () => resizeImage(master, size, wanted.format)));
    return context.body(new Uint8Array(bytes), 200, {
      ...headers,
      "content-length": String(bytes.byteLength),
    });
  });
  return app;
}
