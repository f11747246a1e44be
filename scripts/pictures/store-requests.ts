import {
  articleForm,
  articleWidths,
  picturesOfProduct,
  previewForm,
  productForm,
  productWidths,
  storeAddress,
} from "../../app/blocks/store-picture.ts";
import { shotsOf } from "../../embedded-commerce/catalogue/store-index.ts";
import { catalogue } from "../../embedded-commerce/data/catalogue.ts";
import {
  type PictureRequest,
  readPictureRequest,
} from "../../embedded-commerce/images/picture-request.ts";

/** What browsers say that can do either; JPEG is for machines that name neither, and quickly made. */
const accepts = ["image/avif", "image/webp"];

/** By picture, what the pages ask of the store's image service, read as the service itself reads it. */
export function expectedRequests(): Map<string, PictureRequest[]> {
  const ofProducts = catalogue.products.flatMap(({ pictures }) =>
    pictures.slice(0, picturesOfProduct).map(({ shot }) => shot),
  );
  const ofArticles = catalogue.articles.flatMap(shotsOf);
  const widths = new Set(Object.values(productWidths).flat());

  const requests = new Map<string, PictureRequest[]>();
  const expect = (shot: string, address: string, accept: string) => {
    const asked = readPictureRequest(new URL(address), accept);
    if (!asked || "problem" in asked) throw new Error(`The store does not understand ${address}`);
    requests.set(shot, [...(requests.get(shot) ?? []), asked]);
  };
  for (const accept of accepts) {
    for (const shot of new Set(ofProducts))
      for (const width of widths)
        expect(shot, storeAddress(file(shot), width, productForm), accept);
    for (const shot of new Set(ofArticles))
      for (const width of articleWidths)
        expect(shot, storeAddress(file(shot), width, articleForm), accept);
  }
  for (const { picture } of catalogue.articles)
    expect(picture.shot, storeAddress(file(picture.shot), previewForm.width, previewForm), "*/*");
  return requests;
}

function file(shot: string): string {
  return `http://localhost/cdn/shop/files/${shot}.jpg`;
}
