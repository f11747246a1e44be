import { gid, stableNumber } from "../../catalogue/identifiers.ts";
import type { PictureRecord } from "../../data/records.ts";
import type { MasterPicture } from "../../images/picture-masters.ts";
import type { CommerceContext, View } from "../context.ts";
import { badArgument } from "../errors.ts";

type Transform = {
  maxWidth?: number | null;
  maxHeight?: number | null;
  crop?: string | null;
  scale?: number | null;
  preferredContentType?: string | null;
};

/** "Must be between 1 and 5760" (ImageTransformInput). */
const LARGEST_SIDE = 5760;

const views = new WeakMap<PictureRecord, Map<string, View>>();

/** A picture as the API's Image; sizes are those of the master, read when they are first asked for. */
export function image(picture: PictureRecord, type = "ProductImage"): View {
  const ofPicture = views.get(picture) ?? new Map<string, View>();
  views.set(picture, ofPicture);
  const made = ofPicture.get(type) ?? makeImage(picture, type);
  ofPicture.set(type, made);
  return made;
}

function makeImage(picture: PictureRecord, type: string): View {
  const url = (transform: Transform | null | undefined, context: CommerceContext) => {
    const parameters = transformParameters(transform ?? {});
    return fromMaster(context, ({ version }) => {
      const query = new URLSearchParams([["v", version], ...parameters]);
      return `${context.imageOrigin}/cdn/shop/files/${picture.shot}.jpg?${query}`;
    });
  };
  const plainUrl = (_: unknown, context: CommerceContext) => url(null, context);

  function fromMaster<Value>(context: CommerceContext, read: (master: MasterPicture) => Value) {
    const master = context.masters.describe(picture.shot);
    return master instanceof Promise ? master.then(read) : read(master);
  }

  return {
    id: gid(type, 40_000_000_000_000 + stableNumber(picture.shot)),
    altText: picture.alt,
    width: (_: unknown, context: CommerceContext) => fromMaster(context, ({ width }) => width),
    height: (_: unknown, context: CommerceContext) => fromMaster(context, ({ height }) => height),
    url: (args: { transform?: Transform | null }, context: CommerceContext) =>
      url(args.transform, context),
    src: plainUrl,
    originalSrc: plainUrl,
    transformedSrc: url,
    // None is stored; the schema allows that.
    thumbhash: null,
  };
}

/** The same picture as product media. */
export function mediaImage(picture: PictureRecord): View {
  return {
    __typename: "MediaImage",
    id: gid("MediaImage", 30_000_000_000_000 + stableNumber(picture.shot)),
    alt: picture.alt,
    mediaContentType: "IMAGE",
    image: image(picture, "ImageSource"),
    previewImage: image(picture, "ImageSource"),
    presentation: null,
  };
}

function transformParameters(transform: Transform): [name: string, value: string][] {
  const scale = bounded(transform.scale ?? 1, 3, "scale");
  const parameters: [string, string][] = [];
  const side = (value: number) =>
    String(Math.min(LARGEST_SIDE, bounded(value, LARGEST_SIDE, "size") * scale));

  if (transform.maxWidth != null) parameters.push(["width", side(transform.maxWidth)]);
  if (transform.maxHeight != null) parameters.push(["height", side(transform.maxHeight)]);
  if (transform.crop) parameters.push(["crop", transform.crop.toLowerCase()]);
  if (transform.preferredContentType)
    parameters.push(["format", transform.preferredContentType.toLowerCase()]);
  return parameters;
}

function bounded(value: number, largest: number, name: string): number {
  if (value >= 1 && value <= largest) return value;
  throw badArgument(`The image ${name} must be between 1 and ${largest} (${value}).`);
}
