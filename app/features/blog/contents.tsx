import { type MouseEvent, useEffect, useRef, useState, useTransition } from "react";
import { useNavigate } from "react-router";
import { counted } from "~/lib/text";
import { Icon } from "~/ui/icon";
import { hasModifier } from "~/ui/link";
import type { ContentsHeading } from "./article-body";
import { SideHeading } from "./post-parts";

type ContentsProps = { headings: readonly ContentsHeading[]; current: string | null };

/** Beside the article: every h2 and h3, the one in view marked. */
export function ContentsList({ headings, current }: ContentsProps) {
  const follow = useHeadingNavigation();
  return (
    <nav aria-labelledby="contents">
      <SideHeading id="contents">In this article</SideHeading>
      <Links headings={headings} current={current} onFollow={follow} />
    </nav>
  );
}

/** Above the article on small screens: one closed row that names the current part. */
export function ContentsRow({ headings, current }: ContentsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const follow = useHeadingNavigation();
  const topLevel = getTopLevel(headings);
  const parts = headings.filter(({ level }) => level === topLevel);
  const currentAt = headings.findIndex(({ id }) => id === current);
  const begun = headings.slice(0, currentAt + 1).filter(({ level }) => level === topLevel);
  const part = begun.at(-1);

  function closeAndFollow(id: string) {
    details.current?.removeAttribute("open");
    // Scroll anchoring compensates for the closed list in the next frame, which would interrupt a scroll.
    requestAnimationFrame(() => requestAnimationFrame(() => follow(id)));
  }

  return (
    <details
      data-repeated
      ref={details}
      className="group border-b border-line lg:hidden print:hidden"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">In this article</span>
          <span className="tabular block text-sm text-muted">
            <span>
              {part ? `${begun.length} of ${parts.length}: ` : counted(parts.length, "section")}
            </span>
            {part && <bdi>{part.text}</bdi>}
          </span>
        </span>
        <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      <nav aria-label="Sections of this article" className="pb-5">
        <Links headings={headings} current={current} onFollow={closeAndFollow} />
      </nav>
    </details>
  );
}

/** The highest level among the headings: an article may have no h2. */
function getTopLevel(headings: readonly ContentsHeading[]): number {
  return Math.min(...headings.map(({ level }) => level));
}

type LinksProps = ContentsProps & { onFollow: (id: string) => void };

function Links({ headings, current, onFollow }: LinksProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (hasModifier(event)) return;
    event.preventDefault();
    onFollow(id);
  }
  const topLevel = getTopLevel(headings);
  return (
    <ol className="border-l border-line lg:mt-3">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${encodeURIComponent(id)}`}
            dir="auto"
            className={`-ml-px block border-l-2 border-transparent py-3 text-note wrap-anywhere text-muted lg:py-2 hover:text-ink current:border-accent current:font-medium current:text-ink ${level > topLevel ? "pl-8" : "pl-5"}`}
            aria-current={id === current ? "true" : undefined}
            onClick={(event) => follow(event, id)}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * Moves fragment and focus to a heading. `<ScrollRestoration>` scrolls there: smoothly while the root element has this
 * style, which `base.css` overrides for reduced motion.
 */
function useHeadingNavigation() {
  const navigate = useNavigate();
  const [isFollowing, startFollowing] = useTransition();

  useEffect(() => {
    if (!isFollowing) return;
    const { style } = document.documentElement;
    style.scrollBehavior = "smooth";
    return () => {
      style.scrollBehavior = "";
    };
  }, [isFollowing]);

  return (id: string) => {
    document.getElementById(id)?.focus({ preventScroll: true });
    // One step back leaves the article, whichever heading was followed.
    const hash = `#${encodeURIComponent(id)}`;
    startFollowing(() => navigate({ hash }, { replace: true, preventScrollReset: true }));
  };
}

/** Pixels between the window's edge and a heading that was scrolled to, by the margin in `prose.css`. */
const headingOffset = 100;
/** The part of the window below which a heading is not being read yet (rule 32 in docs/rules.md). */
const bottomShare = 0.8;

/** The id of the heading being read; null before the first. */
export function useCurrentHeading(headings: readonly ContentsHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const line = Math.max(headingOffset + 1, window.innerHeight * (1 - bottomShare));
      const isAbove = (element: Element) => element.getBoundingClientRect().top <= line;
      setCurrent(elements.findLast(isAbove)?.id ?? null);
    };
    // Called when a heading enters or leaves the band. In a long part no heading is in the band.
    const observer = new IntersectionObserver(update, {
      rootMargin: `-${headingOffset}px 0px -${bottomShare * 100}% 0px`,
    });
    for (const element of elements) observer.observe(element);
    // A jump from end to start moves no heading through the band.
    document.addEventListener("scrollend", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("scrollend", update);
    };
  }, [headings]);

  return current;
}
