import type { ImageRecord } from "../../data/records.ts";
import type { MasterImage } from "../../images/image-masters.ts";
import { gid, stableNumber } from "../../store-index.ts";
import { type RequestContext, unsupported, type View } from "../resolver.ts";
import { memoize } from "./values.ts";

/** An image as the API's Image. Its size is the master's, which is read on first use. */
export const image = memoize((record: ImageRecord): View => {
  const fromMaster = (context: RequestContext, read: (master: MasterImage) => unknown) => {
    const master = context.masters.describe(record.shot);
    return master instanceof Promise ? master.then(read) : read(master);
  };
  const { remote } = record;

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
    url: ({ transform }: { transform?: object | null }, context: RequestContext) => {
      if (transform) throw unsupported("The argument transform of Image.url");
      if (remote) return remote.url;
      return fromMaster(
        context,
        ({ version }) => `${context.imageOrigin}/cdn/shop/files/${record.shot}.jpg?v=${version}`,
      );
    },
    thumbhash: null,
  };
});
