/** Cards and stages are 4:5 (design, product card); one ratio, so nothing moves when it arrives. */
const ratio = 5 / 4;

export function heightFor(width: number): number {
  return Math.round(width * ratio);
}

/** The address of a product picture, cut to 4:5 at a width in pixels, by the store's image service. */
export function imageAddress(url: string, width: number): string {
  const separator = url.includes("?") ? "&" : "?";
  return `${url}${separator}width=${width}&height=${heightFor(width)}&crop=center`;
}

/** The same picture at several widths, for `srcset`. */
export function imageSources(url: string, widths: readonly number[]): string {
  return widths.map((width) => `${imageAddress(url, width)} ${width}w`).join(", ");
}
