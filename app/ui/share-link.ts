import { showToast } from "./toasts";

/** Copies a link and says so; `false` where the browser refuses, as without permission or without HTTPS. */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return false;
  }
  showToast({ title: "Link copied to clipboard!" });
  return true;
}

/** Opens the device's share sheet; `false` where it cannot be opened. */
export async function shareLink(link: { title: string; url: string }): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    // AbortError: the visitor dismissed the share sheet.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Whether the device has a share sheet. */
export function canShare(): boolean {
  return "share" in navigator;
}
