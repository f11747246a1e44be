/**
 * When the page on the screen was kept, in milliseconds since the epoch, if it is a copy from the device;
 * `null` for one that came from the server.
 */
export function copyTime(): number | null {
  const { kept } = document.documentElement.dataset;
  return kept ? Date.parse(kept) : null;
}
