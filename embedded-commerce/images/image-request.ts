import { parseAccept } from "hono/utils/accept";
import * as v from "valibot";

export type ImageFormat = "avif" | "webp" | "jpeg" | "png";
export type Crop = "center" | "top" | "bottom" | "left" | "right";

export type ImageRequest = {
  shot: string;
  version: string | null;
  width: number | null;
  height: number | null;
  crop: Crop | null;
  format: ImageFormat;
};

/** The CDN's maximum for width and height. */
const maxSide = 5760;
const pathPattern = /^\/cdn\/shop\/files\/([a-z0-9-]{1,120})\.(jpg|jpeg|png|webp|avif)$/;

const side = v.nullish(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(maxSide)),
  null,
);
const parameters = v.object({
  v: v.nullish(v.string(), null),
  width: side,
  height: side,
  crop: v.nullish(v.picklist(["center", "top", "bottom", "left", "right"]), null),
  format: v.nullish(v.picklist(["jpg", "jpeg", "pjpg", "png", "webp", "avif"]), null),
});

/** The image of a URL. Null for another path, `problem` for invalid parameters. */
export function readImageRequest(
  url: URL,
  accept: string,
): ImageRequest | { problem: string } | null {
  const [, shot, extension] = pathPattern.exec(url.pathname) ?? [];
  if (!shot || !extension) return null;
  const parsed = v.safeParse(parameters, Object.fromEntries(url.searchParams));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { problem: `${v.getDotPath(issue)}: ${issue.message}` };
  }
  const { v: version, width, height, crop, format: named } = parsed.output;
  const format = named ? toFormat(named) : negotiate(accept, extension);
  return { shot, version, width, height, crop, format };
}

function toFormat(name: string): ImageFormat {
  return name === "avif" || name === "webp" || name === "png" ? name : "jpeg";
}

/** AVIF or WebP only if the header names it: clients that support neither send a wildcard. */
function negotiate(accept: string, extension: string): ImageFormat {
  const accepted = parseAccept(accept).flatMap(({ type, q }) => (q > 0 ? type : []));
  if (accepted.includes("image/avif")) return "avif";
  if (accepted.includes("image/webp")) return "webp";
  return extension === "png" ? "png" : "jpeg";
}
