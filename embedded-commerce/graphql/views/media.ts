import type { ImageRecord, ProductRecord, VideoRecord } from "../../data/records.ts";
import { gid, stableNumber } from "../../store-index.ts";
import { encodings, posterScale } from "../../videos/video-files.ts";
import type { RequestContext, View } from "../resolver.ts";
import { image } from "./image.ts";

export type MediaEntry =
  | { type: "MediaImage"; record: ImageRecord }
  | { type: "Video"; record: VideoRecord };

/** A product's images, then its video. */
export function getMedia({ images, video }: ProductRecord): MediaEntry[] {
  const entries: MediaEntry[] = images.map((record) => ({ type: "MediaImage", record }));
  return video ? [...entries, { type: "Video", record: video }] : entries;
}

/** An image or video as the API's Media. */
export function media({ type, record }: MediaEntry): View {
  return {
    __typename: type,
    id: gid(type, 30_000_000_000_000 + stableNumber(record.shot)),
    alt: record.alt,
    previewImage: image(record),
    presentation: null,
    ...(type === "Video"
      ? { mediaContentType: "VIDEO", sources: encodings.map((name) => videoSource(record, name)) }
      : { mediaContentType: "IMAGE", image: image(record) }),
  };
}

function videoSource({ shot }: VideoRecord, encoding: (typeof encodings)[number]): View {
  const { name, mimeType } = encoding;
  const readSize = async ({ masters }: RequestContext) => {
    const poster = await masters.describe(shot);
    return { width: poster.width / posterScale, height: poster.height / posterScale };
  };
  return {
    format: "mp4",
    mimeType,
    url: async (_: unknown, { imageOrigin, videos }: RequestContext) => {
      const version = await videos.readVersion(shot, name);
      return `${imageOrigin}/cdn/shop/videos/${shot}.${name}.mp4?v=${version ?? 0}`;
    },
    width: async (_: unknown, context: RequestContext) => (await readSize(context)).width,
    height: async (_: unknown, context: RequestContext) => (await readSize(context)).height,
  };
}
