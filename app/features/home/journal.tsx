import { Picture } from "~/blocks/picture";
import { articleForm, articleWidths } from "~/blocks/store-picture";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";

/** An article of the journal, as this page shows it. */
export type JournalPost = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  readingMinutes: number;
  /** Address at the store's picture service. */
  picture: string | null;
};

/** The newest articles, the first one large; nothing when there are none. */
export function Journal({ posts }: { posts: readonly JournalPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="journal" className="home-journal wrap">
      <div className="home-journal-head">
        <h2 id="journal" className="heading-1">
          From the journal
        </h2>
        <TextLink to="/blog">All articles</TextLink>
      </div>
      {posts.map((post, index) => (
        <article key={post.slug}>
          {post.picture && (
            <div className="home-frame">
              <Picture
                picture={{ url: post.picture, alt: "", form: articleForm, widths: articleWidths }}
                sizes={index === 0 ? "(width < 68.75rem) 92vw, 737px" : "120px"}
              />
            </div>
          )}
          <p className="home-meta">
            {post.category},{" "}
            <span className="whitespace-nowrap">{post.readingMinutes} min read</span>
          </p>
          <h3>
            <Link to={`/blog/${post.slug}`} className="home-cover">
              {post.title}
            </Link>
          </h3>
          <p className="home-excerpt">{post.excerpt}</p>
        </article>
      ))}
    </section>
  );
}
