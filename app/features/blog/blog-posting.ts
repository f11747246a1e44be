import { site } from "~/content/site";
import { isoDate } from "~/lib/dates";
import { categoryName } from "./category";
import type { BlogPost } from "./post";

type Addresses = { url: string; siteUrl: string; image: string };

/** The article as a schema.org BlogPosting. */
export function blogPosting(post: BlogPost, { url, siteUrl, image }: Addresses) {
  const published = isoDate(post.publishedAt);
  const isByTheHouse = post.author.name.startsWith(site.name);
  return {
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
}
