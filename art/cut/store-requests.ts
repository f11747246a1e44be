import {
  articleForm,
  articleWidths,
  type Form,
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

/** By picture, what the pages ask of the store's image service, parsed as the service itself parses it. */
export function expectedRequests(): Map<string, PictureRequest[]> {
  const requests = new Map<string, PictureRequest[]>();
  const expect = (shot: string, width: number, form: Form, accept = "image/avif") => {
    const address = storeAddress(`http://localhost/cdn/shop/files/${shot}.jpg`, width, form);
    const request = readPictureRequest(new URL(address), accept);
    if (!request || "problem" in request)
      throw new Error(`The store does not understand ${address}`);
    requests.set(shot, [...(requests.get(shot) ?? []), request]);
  };

  const ofProducts = catalogue.products.flatMap(({ pictures }) =>
    pictures.slice(0, picturesOfProduct).map(({ shot }) => shot),
  );
  const widths = new Set(Object.values(productWidths).flat());
  for (const shot of new Set(ofProducts))
    for (const width of widths) expect(shot, width, productForm);
  for (const shot of new Set(catalogue.articles.flatMap(shotsOf)))
    for (const width of articleWidths) expect(shot, width, articleForm);
  // Sites that show a link's preview accept anything, and get a JPEG.
  for (const { picture } of catalogue.articles)
    expect(picture.shot, previewForm.width, previewForm, "*/*");
  return requests;
}
