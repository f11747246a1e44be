import type { BlogPosting } from "schema-dts";
import { blogs } from "#brand/content/blog/blogs.ts";
import { site } from "#brand/content/site.ts";
import strandBand from "#brand/generated/images/strand-band.ts";
import { BreadcrumbData, ImageMeta, StructuredData } from "~/blocks/page-meta";
import { useRoot } from "~/commerce/root";
import { isoDate } from "~/lib/dates";
import { getBlogPath } from "~/lib/paths";
import { firstCharacters, maxMetaCharacters } from "~/lib/plain-text";
import { getStoreImageUrl, previewCrop } from "~/lib/store-image";
import { absoluteUrl } from "~/lib/urls";
import type { FullPost } from "./full-post";
import { type BlogPost, categoryName } from "./post";

type ArticleMetaProps = Pick<FullPost, "post" | "seo"> & { url: string };

/** Meta tags for search engines and link previews, in the words that the store has for them. */
export function ArticleMeta({ post, seo, url }: ArticleMetaProps) {
  const { siteUrl } = useRoot().storefront;
  const image = sharedImage(post, siteUrl);
  const title = seo?.title ?? post.title;
  const description = firstCharacters(seo?.description ?? post.excerpt, maxMetaCharacters);
  const posting = blogPosting(post, { url, siteUrl, image });
  const { datePublished, dateModified, articleSection } = posting;
  const steps = [
    [blogs[post.blog].label, getBlogPath(post.blog)],
    [articleSection, getBlogPath(post.blog, { category: post.category })],
    [post.title, post.path],
  ] as const;
  return (
    <>
      <title>{`${post.title} | blog`}</title>
      {description && <meta name="description" content={description} />}
      <meta name="author" content={post.author.name} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <ImageMeta url={image} alt={post.image?.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {datePublished && <meta property="article:published_time" content={datePublished} />}
      {dateModified && <meta property="article:modified_time" content={dateModified} />}
      <meta property="article:author" content={post.author.name} />
      <meta property="article:section" content={articleSection} />
      {post.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <StructuredData data={posting} />
      <BreadcrumbData steps={steps} />
    </>
  );
}

/** URL of the image, cropped for link previews. */
function sharedImage({ image }: BlogPost, siteUrl: string): string {
  if (image && "url" in image)
    return absoluteUrl(getStoreImageUrl(image.url, previewCrop.width, previewCrop), siteUrl);
  return `${siteUrl}${(image ?? strandBand).social}`;
}

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
