import { copyLink } from "./copy-link";
import { topicLinkClass } from "./link-classes";

export function ShareLinks({ title, url }: { title: string; url: string }) {
  return (
    <section aria-label="Share this article">
      <h2 className="text-note font-semibold">Share</h2>
      <ul className="flex flex-wrap gap-x-6">
        {getShareLinks(title, url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={topicLinkClass}>
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={topicLinkClass} onClick={() => copyLink(url)}>
            Copy Link
          </button>
        </li>
      </ul>
    </section>
  );
}

/** Where an article can be passed on: a social network, a microblog, a professional network. */
export function getShareLinks(title: string, url: string) {
  const page = encodeURIComponent(url);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: "X", href: `https://x.com/intent/tweet?url=${page}&text=${encodeURIComponent(title)}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
  ] as const;
}
