/** A picture from the store's image service, which cuts it to the size that its address asks for. */
export type StorePicture = {
  url: string;
  alt: string;
  /** The form in which it is cut, whatever the master's: one form, so nothing moves when it arrives. */
  form: Form;
  widths: readonly number[];
  /** Shown as the store has it, because nobody said what form it has. */
  isWhole?: boolean;
};

export type Form = { width: number; height: number };

/** Product cards and stages are 4:5. */
export const productForm: Form = { width: 1280, height: 1600 };
/** Journal pictures are 3:2; a frame of another form shows less of them. */
export const articleForm: Form = { width: 1632, height: 1088 };
/** Link previews. */
export const previewForm: Form = { width: 1200, height: 630 };

/**
 * Few widths, shared by every place, because the build cuts each of them for every picture. The API is
 * asked for a picture's address and text only, so the shop cannot know how large the master is; the
 * widths end where the embedded store's masters do, and nothing is ever enlarged.
 */
export const productWidths = {
  thumbnail: [220, 360],
  card: [360, 540, 860],
  stage: [860, 1280],
} as const;
export const articleWidths = [420, 800, 1200, 1632] as const;
/** A product's pictures that the shop asks for, as its query says (rule 10 in docs/rules.md). */
export const picturesOfProduct = 5;

/** The address of a picture at a width in pixels; without a form it is shrunk and not cut. */
export function storeAddress(url: string, width: number, form?: Form): string {
  const separator = url.includes("?") ? "&" : "?";
  const cut = form ? `&height=${Math.round((width * form.height) / form.width)}&crop=center` : "";
  return `${url}${separator}width=${width}${cut}`;
}

/** The same picture at each of its widths. */
export function storeAddresses({ url, widths, form, isWhole }: StorePicture): string[] {
  return widths.map((width) => storeAddress(url, width, isWhole ? undefined : form));
}
