import type { ReactNode } from "react";
import { isoDate, longUsDate, updatedDate } from "~/lib/dates";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { getBlogPath } from "./blog-path";
import { type BlogPost, categoryName } from "./post";
import { ShareButton } from "./share";

type ArticleHeadProps = { post: BlogPost; url: string; children: ReactNode };

export function ArticleHead({ post, url, children }: ArticleHeadProps) {
  const category = categoryName(post.category);
  const address = getBlogPath({ category: post.category });
  const updated = updatedDate(post.publishedAt, post.updatedAt);
  return (
    <header className="page-width pt-5 lg:pt-8">
      <nav aria-label="Breadcrumb" className="mb-2 lg:mb-8 print:hidden">
        <ol className="flex flex-wrap items-center gap-x-3 text-note text-muted">
          {[
            { label: "Home", to: "/" },
            { label: "Blog", to: "/blog" },
            { label: category, to: address },
          ].map(({ label, to }) => (
            <li key={to} className="not-last:after:ml-3 not-last:after:content-['/']">
              <Link
                to={to}
                className="inline-flex min-h-11 items-center decoration-1 underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {children}
      <div className="lg:grid lg:grid-cols-12 lg:gap-x-gutter">
        <div className="lg:col-span-8">
          <Link
            to={address}
            className="inline-flex min-h-11 items-center font-semibold text-accent decoration-1 underline-offset-4 hover:underline"
          >
            {category}
          </Link>
          <Heading level={1} size="xl" className="mt-1 wrap-anywhere print:text-[32pt]">
            {post.title}
          </Heading>
        </div>
        {post.excerpt && (
          <p className="mt-5 max-w-measure-md self-end text-lg text-balance lg:col-span-4 lg:mt-0 lg:pb-2">
            {post.excerpt}
          </p>
        )}
      </div>
      <div className="my-5 flex items-center justify-between gap-5 border-t border-line pt-4 text-note text-muted lg:mt-12 lg:mb-4">
        <p className="grid gap-x-10 gap-y-px lg:flex">
          <DateFact label="Published" iso={post.publishedAt} text={longUsDate(post.publishedAt)} />
          <DateFact label="Updated" iso={post.updatedAt} text={updated} />
          <span className="tabular">{post.readingMinutes} min read</span>
        </p>
        <ShareButton title={post.title} url={url} />
      </div>
    </header>
  );
}

type DateFactProps = { label: string; iso: string | null; text: string | null };

function DateFact({ label, iso, text }: DateFactProps) {
  const dateTime = isoDate(iso);
  if (!dateTime || !text) return null;
  return (
    <span>
      {label}{" "}
      <time dateTime={dateTime} className="tabular">
        {text}
      </time>
    </span>
  );
}
