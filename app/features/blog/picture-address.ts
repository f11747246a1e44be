/** A picture from the store's service at a width in pixels, cut to a ratio of width to height if one is given. */
export function pictureAddress(url: string, width: number, ratio?: number): string {
  const separator = url.includes("?") ? "&" : "?";
  const cut = ratio === undefined ? "" : `&height=${Math.round(width / ratio)}&crop=center`;
  return `${url}${separator}width=${width}${cut}`;
}

/** The same picture at several widths, for `srcset`. */
export function pictureSources(url: string, widths: readonly number[], ratio?: number): string {
  return widths.map((width) => `${pictureAddress(url, width, ratio)} ${width}w`).join(", ");
}
