import { expect, test } from "vitest";
import { site } from "~/content/site";
import { blogPosting } from "./article-meta";
import { sampleList } from "./load-blog";

const addresses = {
  url: "https://shop.example/blog/a",
  siteUrl: "https://shop.example",
  image: "https://shop.example/a.jpg",
};
const [sample] = sampleList();
if (!sample) throw new Error("There is no sample post");

test("an article has the properties that search engines require", () => {
  expect(blogPosting(sample, addresses)).toMatchObject({
    "@type": "BlogPosting",
    headline: sample.title,
    image: [addresses.image],
    datePublished: "2026-10-19T09:00:00.000Z",
    dateModified: "2026-11-02T09:00:00.000Z",
    author: { "@type": "Person", name: "Maren Holt" },
    publisher: { "@type": "Organization", name: site.name },
    mainEntityOfPage: { "@type": "WebPage", "@id": addresses.url },
  });
});

test("an invalid date is left out, and the shop as author is an organization", () => {
  const author = { name: `${site.name} Team`, bio: null };
  const post = { ...sample, publishedAt: "soon", updatedAt: null, author };
  const posting = blogPosting(post, addresses);

  expect(posting.datePublished).toBeUndefined();
  expect(posting.author["@type"]).toBe("Organization");
});
