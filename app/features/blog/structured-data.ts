import { site } from "~/content/site";
import { isoDate } from "~/lib/dates";
import { categoryName } from "./category";
import type { BlogPost } from "./post";

type Addresses = { url: string; siteUrl: string; image: string };

/**
 * A schema.org BlogPosting as JSON for a script element. `<` is written as an escape, so that no title
 * can end that element.
 */
export function structuredData(post: BlogPost, { url, siteUrl, image }: Addresses): string {
  const published = isoDate(post.publishedAt);
  const isByTheHouse = post.author.name.startsWith(site.name);
  const posting = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    image: [image],
    datePublished: published ?? undefined,
    dateModified: isoDate(post.updatedAt) ?? published ?? undefined,
    author: {
      "@type": isByTheHouse ? "Organization" : "Person",
      name: post.author.name,
      url: isByTheHouse ? siteUrl : undefined,
    },
    publisher: { "@type": "Organization", name: site.name, url: siteUrl },
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    articleSection: categoryName(post.category),
    keywords: post.tags.join(", ") || undefined,
    inLanguage: "en-US",
  };
  return JSON.stringify(posting).replaceAll("<", "\\u003c");
}
