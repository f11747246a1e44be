import { Button } from "~/ui/button";
import { copyLink } from "./copy-link";

type ShareButtonProps = { title: string; url: string };

/** Opens the device's own sharing where there is one; otherwise it copies the link. */
export function ShareButton({ title, url }: ShareButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      className="text-ink print:hidden"
      onClick={() => share({ title, url })}
    >
      Share
    </Button>
  );
}

async function share(link: ShareButtonProps): Promise<void> {
  if (!navigator.share) return copyLink(link.url);
  try {
    await navigator.share(link);
  } catch (error) {
    // AbortError: the visitor dismissed the share sheet.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink(link.url);
  }
}
