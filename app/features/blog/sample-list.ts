import { type SamplePost, samplePosts } from "~/content/blog/sample-posts";
import { plainText, wordCount } from "~/lib/plain-text";
import { getBlogCategory } from "./category";
import { type BlogPost, isFeatured, readingMinutes } from "./post";

/** The five posts that stand in for the store's. Loaded with the first failure, not with the page. */
export function sampleList(): BlogPost[] {
  return samplePosts.map(samplePost);
}

function samplePost({ contentHtml, picture, ...sample }: SamplePost): BlogPost {
  return {
    ...sample,
    id: `sample/${sample.slug}`,
    picture: { from: "shop", picture, alt: picture.alt },
    category: getBlogCategory(sample.tags),
    readingMinutes: readingMinutes(wordCount(plainText(contentHtml))),
    isFeatured: isFeatured(sample.tags),
  };
}
