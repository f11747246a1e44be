import { facts } from "#brand/content/facts.ts";
import { type NavigationLink, subscribeLink } from "#brand/content/navigation.ts";
import { SignUpForm } from "~/blocks/sign-up-form";
import { useShownLinks } from "~/commerce/shown-links";
import { type BlogHandle, getBlogPath } from "~/lib/paths";
import { CardLink, Link, LinkList } from "~/ui/link";
import type { BlogPost } from "./post";
import { SideHeading, topicLinkClass } from "./post-parts";
import { popularPosts, popularTopics } from "./post-selection";

type BlogSidebarProps = { blog: BlogHandle; posts: readonly BlogPost[] };

/** Beside the list on large screens, below it on small ones. */
export function BlogSidebar({ blog, posts }: BlogSidebarProps) {
  return (
    <aside
      aria-label="More from the journal"
      className="mt-12 grid grid-cols-1 content-start gap-12 sm:max-lg:grid-cols-2 lg:col-span-3 lg:mt-0 lg:pl-6"
    >
      <MostPopular posts={popularPosts(posts)} />
      <div className="grid grid-cols-1 content-start gap-12">
        <PopularTopics blog={blog} topics={popularTopics(posts)} />
        <Newsletter />
        <nav aria-labelledby="quick-links">
          <SideHeading id="quick-links">Where to go from here</SideHeading>
          <LinkList links={useShownLinks(quickLinks)} className="mt-1" />
        </nav>
      </div>
    </aside>
  );
}

function Newsletter() {
  return (
    <section aria-labelledby="tips" data-tone="raised" className="rounded-picture p-5">
      <SideHeading id="tips">Get Hair Tips Weekly</SideHeading>
      <p className="mt-1 mb-2 text-note text-muted">
        Join {facts.newsletterSubscribers} subscribers
      </p>
      <SignUpForm source="blog" />
      <p className="mt-3 text-sm text-muted">No spam. Unsubscribe anytime.</p>
    </section>
  );
}

const quickLinks: readonly NavigationLink[] = [
  { to: "/quiz", label: "Find your routine" },
  { to: "/shop", label: "Shop all products" },
  { ...subscribeLink, label: "Subscribe and save" },
];

function MostPopular({ posts }: { posts: readonly BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="most-popular">
      <SideHeading id="most-popular">Most Popular</SideHeading>
      <ol className="mt-3">
        {posts.map(({ slug, path, title, readingMinutes }, index) => (
          <li
            key={slug}
            className="group/card relative grid grid-cols-[2rem_minmax(0,1fr)] border-t border-line py-4"
          >
            <span aria-hidden="true" className="font-display text-display-xs leading-6 text-accent">
              {index + 1}
            </span>
            <span>
              <span dir="auto" className="block font-medium">
                <CardLink to={path}>{title}</CardLink>
              </span>
              <span className="tabular mt-1 block text-sm text-muted">
                {`${readingMinutes} min read`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type PopularTopicsProps = { blog: BlogHandle; topics: readonly string[] };

function PopularTopics({ blog, topics }: PopularTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <nav aria-labelledby="popular-topics">
      <SideHeading id="popular-topics">Popular Topics</SideHeading>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {topics.map((topic) => (
          <li key={topic}>
            <Link to={getBlogPath(blog, { search: topic })} dir="auto" className={topicLinkClass}>
              {topic}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
