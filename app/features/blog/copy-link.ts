import { showToast } from "~/ui/toasts";

/** Copies a link and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: "Link copied to clipboard!" });
  } catch {
    // Permission denied, or not a secure context.
    showToast({ title: "The link could not be copied.", description: url });
  }
}
