import { expect, test } from "vitest";
import { blogPosting } from "./blog-posting";
import { sampleList } from "./sample-article";

const addresses = {
  url: "https://shop.example/blog/a",
  siteUrl: "https://shop.example",
  image: "https://shop.example/a.jpg",
};
const [sample] = sampleList();
if (!sample) throw new Error("There is no sample post");

test("has what search engines ask of an article", () => {
  expect(blogPosting(sample, addresses)).toMatchObject({
    "@type": "BlogPosting",
    headline: sample.title,
    image: [addresses.image],
    datePublished: "2026-10-19T09:00:00.000Z",
    dateModified: "2026-11-02T09:00:00.000Z",
    author: { "@type": "Person", name: "Maren Holt" },
    publisher: { "@type": "Organization", name: "Solenne" },
    mainEntityOfPage: { "@type": "WebPage", "@id": addresses.url },
  });
});

test("a date that is none is left out, and the house is an organization", () => {
  const author = { name: "Solenne Team", bio: null };
  const post = { ...sample, publishedAt: "soon", updatedAt: null, author };
  const posting = blogPosting(post, addresses);

  expect(posting.datePublished).toBeUndefined();
  expect(posting.author["@type"]).toBe("Organization");
});
