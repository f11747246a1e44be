export function productPath(handle: string): string {
  return `/products/${encodeURIComponent(handle)}`;
}
