import type { ReactNode } from "react";
import { isoDate, longUsDate, updatedDate } from "~/lib/dates";
import { Link } from "~/ui/link";
import { categoryName } from "./category";
import type { BlogPost } from "./post";
import { blogAddress } from "./post-filter";
import { ShareButton } from "./share-button";

type ArticleHeadProps = { post: BlogPost; url: string; children: ReactNode };

export function ArticleHead({ post, url, children }: ArticleHeadProps) {
  const category = categoryName(post.category);
  const address = blogAddress({ category: post.category });
  const updated = updatedDate(post.publishedAt, post.updatedAt);
  return (
    <header className="wrap pt-5 lg:pt-9">
      <nav aria-label="Breadcrumb" className="mb-2 lg:mb-9">
        <ol className="breadcrumb">
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/blog">Blog</Link>
          </li>
          <li>
            <Link to={address}>{category}</Link>
          </li>
        </ol>
      </nav>
      {children}
      <div className="gap-x-(--gutter) lg:columns-12">
        <div className="lg:col-span-8">
          <Link to={address} className="article-category">
            {category}
          </Link>
          <h1 className="article-title">{post.title}</h1>
        </div>
        {post.excerpt && (
          <p className="mt-4.5 max-w-[50ch] self-end text-[19px] leading-normal text-balance lg:col-span-4 lg:mt-0 lg:pb-1.5">
            {post.excerpt}
          </p>
        )}
      </div>
      <div className="article-facts">
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
