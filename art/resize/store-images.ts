/**
 * Resizes what the pages ask of the embedded store's image service into `build/store-images`, so that no
 * visitor waits while an image is encoded. The service makes other sizes and formats on request.
 */
import { writeFile } from "node:fs/promises";
import { catalog } from "#brand/store/catalog.ts";
import { maxImages } from "../../app/commerce/list-sizes.ts";
import {
  articleCrop,
  articleWidths,
  type Crop,
  getStoreImageUrl,
  previewCrop,
  productCrop,
  productWidths,
} from "../../app/lib/store-image.ts";
import { getShots } from "../../embedded-commerce/data/shots.ts";
import { type ImageSize, SIZES } from "../../embedded-commerce/images/image-masters.ts";
import {
  type ImageRequest,
  readImageRequest,
} from "../../embedded-commerce/images/image-request.ts";
import { planImage, resizeImage } from "../../embedded-commerce/images/resize-image.ts";
import { openFolders, provideFile, removeOthers } from "./output-folder.ts";
import { resizeMasters } from "./resize-masters.ts";

const folders = await openFolders("build/store-images/", "node_modules/.cache/store-images/");
const sizes: Record<string, ImageSize> = {};
const files = await resizeMasters(expectedRequests(), async (_, requests, { master, pixels }) => {
  sizes[master.version] = { width: master.width, height: master.height };
  const names: string[] = [];
  for (const request of requests) {
    const { size, name } = planImage(master, request);
    names.push(name);
    await provideFile(name, folders, () => resizeImage(master, size, request.format, { pixels }));
  }
  return names;
});
await removeOthers(folders.output, new Set(files.flat()));
// The server does not have to open the masters. Written last: `npm start` takes it for the build's end.
await writeFile(folders.output + SIZES, JSON.stringify(sizes));

/** By image, what the pages ask of the store's image service, parsed as the service itself parses it. */
function expectedRequests(): Map<string, ImageRequest[]> {
  const requests = new Map<string, ImageRequest[]>();
  const expect = (shot: string, width: number, crop: Crop, accept = "image/avif") => {
    const address = getStoreImageUrl(`http://localhost/cdn/shop/files/${shot}.jpg`, width, crop);
    const request = readImageRequest(new URL(address), accept);
    if (!request || "problem" in request)
      throw new Error(`The store does not understand ${address}`);
    requests.set(shot, [...(requests.get(shot) ?? []), request]);
  };

  const ofProducts = catalog.products.flatMap(({ images, variants, video }) =>
    [
      ...images.slice(0, maxImages),
      ...variants.flatMap(({ image }) => image ?? []),
      ...(video ? [video] : []),
    ].map(({ shot }) => shot),
  );
  const widths = new Set(Object.values(productWidths).flat());
  for (const shot of new Set(ofProducts))
    for (const width of widths) expect(shot, width, productCrop);
  for (const shot of new Set(catalog.articles.flatMap(getShots)))
    for (const width of articleWidths) expect(shot, width, articleCrop);
  // Sites that show a link's preview accept anything, and get a JPEG.
  for (const { image } of catalog.articles)
    expect(image.shot, previewCrop.width, previewCrop, "*/*");
  return requests;
}
