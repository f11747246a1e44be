import { Hono } from "hono";
import type { Videos } from "./video-files.ts";

const path = "/cdn/shop/videos/:file{[a-z0-9-]+\\.[a-z0-9]+\\.mp4}";

/** The videos of the CDN, whole or in parts: Safari plays none from a server that sends no parts. */
export function videoEndpoint(videos: Videos): Hono {
  const app = new Hono();
  app.get(path, async (context) => {
    const { req } = context;
    const [shot = "", encoding = ""] = req.param("file").split(".");
    const video = await videos.read(shot, encoding);
    if (!video) return context.notFound();
    const { bytes, version } = video;
    const isCurrent = req.query("v") === version;
    const headers = {
      "content-type": "video/mp4",
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=300",
      "accept-ranges": "bytes",
      etag: `"${version}"`,
    };
    if (req.header("if-none-match")?.includes(headers.etag))
      return context.body(null, 304, headers);

    // A part of another version would not fit to what the client has.
    const isSame = [undefined, headers.etag].includes(req.header("if-range"));
    const range = isSame ? readRange(req.header("range"), bytes.length) : null;
    if (range === "beyond")
      return context.body(null, 416, { ...headers, "content-range": `bytes */${bytes.length}` });
    const { start, end } = range ?? { start: 0, end: bytes.length - 1 };
    const part = bytes.subarray(start, end + 1);
    return context.body(part, range ? 206 : 200, {
      ...headers,
      ...(range && { "content-range": `bytes ${start}-${end}/${bytes.length}` }),
      "content-length": String(part.length),
    });
  });
  return app;
}

type Range = { start: number; end: number };

/** The one range of a header. Null without one, and for anything but a single range, which gets the whole video. */
function readRange(header: string | undefined, length: number): Range | "beyond" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== "" && last !== "" && Number(last) < start) return null;
  return start < length && Number(last || 1) > 0 ? { start, end } : "beyond";
}
