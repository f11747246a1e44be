import { Marked, type MarkedPart } from "~/blocks/marked";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import type { BlogPost } from "./post";
import { matchesSearch } from "./post-filter";
import { coverLinkClass, MetaLine, PostPictureView } from "./post-parts";

type PostCardProps = {
  post: BlogPost;
  search: string;
  priority: boolean;
};

/** An article in the list; on the phone a row with its picture at the right. */
export function PostCard({ post, search, priority }: PostCardProps) {
  return (
    <article className="group relative max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_112px] max-sm:gap-x-4 max-sm:py-5">
      <PostPictureView
        post={post}
        shape="card"
        priority={priority}
        className="rounded-picture max-sm:col-start-2 max-sm:row-span-4 max-sm:row-start-1 max-sm:self-start max-sm:rounded-thumb"
      />
      <MetaLine post={post} className="sm:mt-4" />
      <Heading level={3} size="xs" className="mt-1 wrap-anywhere">
        <Link to={`/blog/${post.slug}`} className={coverLinkClass}>
          <Marked parts={markSearch(post.title, search)} />
        </Link>
      </Heading>
      <p className="mt-2 line-clamp-3 text-note text-pretty text-muted max-sm:line-clamp-2">
        <Marked parts={markSearch(post.excerpt, search)} />
      </p>
      <FoundTags post={post} search={search} />
    </article>
  );
}

/** Names the matched tags when neither title nor excerpt matches. */
function FoundTags({ post, search }: { post: BlogPost; search: string }) {
  if (search === "" || matchesSearch([post.title, post.excerpt], search)) return null;
  const found = post.tags.filter((tag) => matchesSearch([tag], search));
  return (
    <p className="mt-2 text-sm text-muted">
      Topic: <Marked parts={markSearch(found.join(", "), search)} />
    </p>
  );
}

/** Splits a text so that every occurrence of the search can be marked. Case is ignored. */
export function markSearch(text: string, search: string): MarkedPart[] {
  const wanted = search.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (wanted === "") return [text];
  // With a group, `split` returns the matches at the odd places.
  const parts = text.split(new RegExp(`(${wanted})`, "gi"));
  return parts.map((part, index) => (index % 2 === 1 ? { mark: part } : part));
}
