import { catalogSize, maxPageSize } from "~/commerce/list-sizes";

/** Cards that a list opens with, and that 'Show More' adds. */
export const pageSize = catalogSize;
export const maxListSize = maxPageSize;
const maxPages = Math.ceil(maxListSize / pageSize);

export const pageParameter = "page";

/**
 * How many pages of a list are shown, from its first product on. Anything but a whole number from 1 to 13 counts as 1,
 * just as unknown filter values are ignored; a number beyond the list's end shows all of it.
 */
export function parsePage(parameters: URLSearchParams): number {
  const value = parameters.get(pageParameter) ?? "";
  const page = /^[1-9]\d?$/.test(value) ? Number(value) : 1;
  return page <= maxPages ? page : 1;
}

/** The address of a list with this many pages shown. `address` may have a query. */
export function getListPath(address: string, page: number): string {
  if (page === 1) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${pageParameter}=${page}`;
}

/** The id of the card that begins a page, `undefined` for other cards. Links without script lead to it. */
export function getPageId(index: number): string | undefined {
  return index > 0 && index % pageSize === 0 ? toPageId(index / pageSize + 1) : undefined;
}

export function toPageId(page: number): string {
  return `page-${page}`;
}
