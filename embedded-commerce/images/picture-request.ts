export type PictureFormat = "avif" | "webp" | "jpeg" | "png";
export type Crop = "center" | "top" | "bottom" | "left" | "right";

export type PictureRequest = {
  shot: string;
  version: string | null;
  width: number | null;
  height: number | null;
  crop: Crop | null;
  format: PictureFormat;
};

/** The CDN's maximum for width and height. */
export const maxSide = 5760;
const pathPattern = /^\/cdn\/shop\/files\/([a-z0-9-]{1,120})\.(jpg|jpeg|png|webp|avif)$/;
const crops: ReadonlySet<string> = new Set(["center", "top", "bottom", "left", "right"]);
const formats: ReadonlyMap<string, PictureFormat> = new Map([
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["pjpg", "jpeg"],
  ["png", "png"],
  ["webp", "webp"],
  ["avif", "avif"],
]);

/** The picture of a URL. Null for another path, `problem` for invalid parameters. */
export function readPictureRequest(
  url: URL,
  accept: string,
): PictureRequest | { problem: string } | null {
  const [, shot, extension] = pathPattern.exec(url.pathname) ?? [];
  if (!shot || !extension) return null;

  const width = readSide(url.searchParams.get("width"));
  const height = readSide(url.searchParams.get("height"));
  if (width === "bad" || height === "bad")
    return { problem: `width and height must be whole numbers from 1 to ${maxSide}.` };

  const crop = url.searchParams.get("crop");
  if (crop !== null && !isCrop(crop))
    return { problem: "crop must be center, top, bottom, left or right." };

  const name = url.searchParams.get("format");
  const format = name === null ? negotiate(accept, extension) : formats.get(name);
  if (!format) return { problem: "format must be jpg, pjpg, png, webp or avif." };

  return { shot, version: url.searchParams.get("v"), width, height, crop, format };
}

function readSide(value: string | null): number | null | "bad" {
  if (value === null) return null;
  if (!/^\d{1,4}$/.test(value)) return "bad";
  const side = Number(value);
  return side >= 1 && side <= maxSide ? side : "bad";
}

/** AVIF or WebP only if the header names it: clients that support neither send a wildcard. */
function negotiate(accept: string, extension: string): PictureFormat {
  const accepted = accept
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  if (accepted.includes("image/avif")) return "avif";
  if (accepted.includes("image/webp")) return "webp";
  return extension === "png" ? "png" : "jpeg";
}

function isCrop(value: string): value is Crop {
  return crops.has(value);
}
