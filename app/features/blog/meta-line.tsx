import { categoryName } from "./category";
import type { BlogPost } from "./post";

/** `Science & Ingredients, 5 min read`. */
export function MetaLine({ post, className = "" }: { post: BlogPost; className?: string }) {
  return (
    <p className={`text-sm text-muted ${className}`}>
      {categoryName(post.category)},{" "}
      <span className="tabular whitespace-nowrap">{post.readingMinutes} min read</span>
    </p>
  );
}
