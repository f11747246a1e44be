import type { BlogPosting } from "schema-dts";
import { site } from "~/content/site";
import { isoDate } from "~/lib/dates";
import { firstCharacters, maxMetaCharacters } from "~/lib/plain-text";
import { type BlogPost, categoryName } from "./post";

type Addresses = { url: string; siteUrl: string; image: string };

/** An article as search engines read it. */
export function blogPosting(post: BlogPost, { url, siteUrl, image }: Addresses) {
  const datePublished = isoDate(post.publishedAt) ?? undefined;
  const isByShop = post.author.name.startsWith(site.name);
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: firstCharacters(post.excerpt, maxMetaCharacters),
    image: [image],
    datePublished,
    dateModified: isoDate(post.updatedAt) ?? datePublished,
    author: {
      "@type": isByShop ? "Organization" : "Person",
      name: post.author.name,
      url: isByShop ? siteUrl : undefined,
    },
    publisher: { "@type": "Organization", name: site.name, url: siteUrl },
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    articleSection: categoryName(post.category),
    keywords: post.tags.join(", ") || undefined,
    inLanguage: "en-US",
  } as const satisfies BlogPosting;
}
