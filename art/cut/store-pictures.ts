/**
 * Cuts what the pages ask of the embedded store's image service into `build/store-pictures`, so that no
 * visitor waits while a picture is encoded. The service cuts other sizes and formats on request.
 */
import { writeFile } from "node:fs/promises";
import {
  articleCrop,
  articleWidths,
  type Crop,
  getStoreImageUrl,
  maxProductPictures,
  previewCrop,
  productCrop,
  productWidths,
} from "../../app/blocks/store-picture.ts";
import { catalog } from "../../embedded-commerce/data/catalog.ts";
import { cutPicture, planPicture } from "../../embedded-commerce/images/cut-picture.ts";
import { type PictureSize, SIZES } from "../../embedded-commerce/images/picture-masters.ts";
import {
  type PictureRequest,
  readPictureRequest,
} from "../../embedded-commerce/images/picture-request.ts";
import { getShots } from "../../embedded-commerce/store-index.ts";
import { cutMasters } from "./cut-masters.ts";
import { openFolders, provideFile, removeOthers } from "./output-folder.ts";

const folders = await openFolders("build/store-pictures/", "node_modules/.cache/store-pictures/");
const sizes: Record<string, PictureSize> = {};
const files = await cutMasters(expectedRequests(), async (_, requests, { master, pixels }) => {
  sizes[master.version] = { width: master.width, height: master.height };
  const names: string[] = [];
  for (const request of requests) {
    const { cut, name } = planPicture(master, request);
    names.push(name);
    await provideFile(name, folders, () => cutPicture(master, cut, request.format, { pixels }));
  }
  return names;
});
await removeOthers(folders.output, new Set(files.flat()));
// The server does not have to open the masters. Written last: `npm start` takes it for the build's end.
await writeFile(folders.output + SIZES, JSON.stringify(sizes));

/** By picture, what the pages ask of the store's image service, parsed as the service itself parses it. */
function expectedRequests(): Map<string, PictureRequest[]> {
  const requests = new Map<string, PictureRequest[]>();
  const expect = (shot: string, width: number, crop: Crop, accept = "image/avif") => {
    const address = getStoreImageUrl(`http://localhost/cdn/shop/files/${shot}.jpg`, width, crop);
    const request = readPictureRequest(new URL(address), accept);
    if (!request || "problem" in request)
      throw new Error(`The store does not understand ${address}`);
    requests.set(shot, [...(requests.get(shot) ?? []), request]);
  };

  const ofProducts = catalog.products.flatMap(({ pictures }) =>
    pictures.slice(0, maxProductPictures).map(({ shot }) => shot),
  );
  const widths = new Set(Object.values(productWidths).flat());
  for (const shot of new Set(ofProducts))
    for (const width of widths) expect(shot, width, productCrop);
  for (const shot of new Set(catalog.articles.flatMap(getShots)))
    for (const width of articleWidths) expect(shot, width, articleCrop);
  // Sites that show a link's preview accept anything, and get a JPEG.
  for (const { picture } of catalog.articles)
    expect(picture.shot, previewCrop.width, previewCrop, "*/*");
  return requests;
}
