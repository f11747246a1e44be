import { Button } from "~/ui/button";
import { copyLink, shareLink } from "~/ui/share-link";
import { showToast } from "~/ui/toasts";
import { SideHeading, topicLinkClass } from "./post-parts";

export function ShareLinks({ title, url }: { title: string; url: string }) {
  return (
    <div>
      <SideHeading>Share</SideHeading>
      <ul aria-label="Share this article" className="flex flex-wrap gap-x-6">
        {getShareLinks(title, url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={topicLinkClass}>
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" className={topicLinkClass} onClick={() => copy(url)}>
            Copy Link
          </button>
        </li>
      </ul>
    </div>
  );
}

type ShareButtonProps = { title: string; url: string };

/** Opens the device's share sheet, or copies the link where there is none. */
export function ShareButton({ title, url }: ShareButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      className="text-ink print:hidden noscript:hidden"
      onClick={() => share({ title, url })}
    >
      Share
    </Button>
  );
}

async function share(link: ShareButtonProps): Promise<void> {
  if (!(await shareLink(link))) await copy(link.url);
}

async function copy(url: string): Promise<void> {
  if (await copyLink(url)) return;
  showToast({ title: "We couldn’t copy the link", description: url });
}

export function getShareLinks(title: string, url: string) {
  const page = encodeURIComponent(url);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: "X", href: `https://x.com/intent/tweet?url=${page}&text=${encodeURIComponent(title)}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
  ] as const;
}
