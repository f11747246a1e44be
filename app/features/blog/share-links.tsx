import { copyLink } from "./copy-link";
import { shareAddresses } from "./share-addresses";

export function ShareLinks({ title, url }: { title: string; url: string }) {
  return (
    <section aria-label="Share this article" className="article-share">
      <h2 className="text-note font-semibold">Share</h2>
      <ul className="flex flex-wrap gap-x-5.5">
        {shareAddresses(title, url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className="topic-link">
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="topic-link" onClick={() => copyLink(url)}>
            Copy Link
          </button>
        </li>
      </ul>
    </section>
  );
}
