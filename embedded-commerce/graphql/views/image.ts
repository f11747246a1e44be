import type { ImageRecord } from "../../data/records.ts";
import type { MasterImage } from "../../images/image-masters.ts";
import { maxSide } from "../../images/image-request.ts";
import { gid, stableNumber } from "../../store-index.ts";
import { badArgument, type RequestContext, type View } from "../resolver.ts";
import { memoize } from "./values.ts";

type Transform = {
  maxWidth?: number | null;
  maxHeight?: number | null;
  crop?: string | null;
  scale?: number | null;
  preferredContentType?: string | null;
};

/** An image as the API's Image. Its size is the master's, which is read on first use. */
export const image = memoize((record: ImageRecord): View => {
  const fromMaster = (context: RequestContext, read: (master: MasterImage) => unknown) => {
    const master = context.masters.describe(record.shot);
    return master instanceof Promise ? master.then(read) : read(master);
  };
  const { remote } = record;
  const url = (transform: Transform, context: RequestContext) => {
    if (remote) return remote.url;
    const parameters = transformParameters(transform);
    return fromMaster(context, ({ version }) => {
      const query = new URLSearchParams([["v", version], ...parameters]);
      return `${context.imageOrigin}/cdn/shop/files/${record.shot}.jpg?${query}`;
    });
  };
  const plainUrl = (_: unknown, context: RequestContext) => url({}, context);

  return {
    id: gid(
      record.shot.startsWith("article-") ? "ArticleImage" : "ProductImage",
      40_000_000_000_000 + stableNumber(record.shot),
    ),
    altText: record.alt,
    width: (_: unknown, context: RequestContext) =>
      remote ? remote.width : fromMaster(context, ({ width }) => width),
    height: (_: unknown, context: RequestContext) =>
      remote ? remote.height : fromMaster(context, ({ height }) => height),
    url: (args: { transform?: Transform | null }, context: RequestContext) =>
      url(args.transform ?? {}, context),
    src: plainUrl,
    originalSrc: plainUrl,
    transformedSrc: url,
    thumbhash: null,
  };
});

function transformParameters(transform: Transform): [name: string, value: string][] {
  const { maxWidth, maxHeight, crop, preferredContentType } = transform;
  const scale = checkRange(transform.scale ?? 1, 3, "scale");
  const side = (value: number) =>
    String(Math.min(maxSide, checkRange(value, maxSide, "size") * scale));

  const parameters: [name: string, value: string | null | undefined][] = [
    ["width", maxWidth == null ? null : side(maxWidth)],
    ["height", maxHeight == null ? null : side(maxHeight)],
    ["crop", crop?.toLowerCase()],
    ["format", preferredContentType?.toLowerCase()],
  ];
  return parameters.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function checkRange(value: number, max: number, name: string): number {
  if (value >= 1 && value <= max) return value;
  throw badArgument(`The image ${name} must be between 1 and ${max} (${value}).`);
}
