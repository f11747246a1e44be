import { basename, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Videos } from "./video-files.ts";

const path = "/cdn/shop/videos/:file{[a-z0-9-]+\\.[a-z0-9]+\\.mp4}";

/** The videos of the CDN, whole or in parts: Safari plays none from a server that sends no parts. */
export function videoEndpoint(mastersDir: string, videos: Videos): Hono {
  const app = new Hono();
  app.get(
    path,
    async (context, next) => {
      const { req } = context;
      const [shot = "", encoding = ""] = req.param("file").split(".");
      const version = await videos.readVersion(shot, encoding);
      if (version === null) return context.notFound();
      const isCurrent = req.query("v") === version;
      const cacheControl = isCurrent
        ? "public, max-age=31536000, immutable"
        : "public, max-age=300";
      context.header("cache-control", cacheControl);
      // There is no validator of a version: what has begun with one is sent whole.
      if (req.header("if-range")) req.raw.headers.delete("range");
      return next();
    },
    serveStatic({ rewriteRequestPath: (requested) => join(mastersDir, basename(requested)) }),
  );
  return app;
}
