import { expect, test } from "vitest";
import { sampleList } from "./sample-list";
import { structuredData } from "./structured-data";

const addresses = {
  url: "https://shop.example/blog/a",
  siteUrl: "https://shop.example",
  image: "https://shop.example/a.jpg",
};
const [sample] = sampleList();
if (!sample) throw new Error("There is no sample post");

test("has what search engines ask of an article", () => {
  expect(JSON.parse(structuredData(sample, addresses))).toMatchObject({
    "@context": "https://schema.org",
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

test("no title can end the script that it stands in", () => {
  const title = "</script><script>alert(1)</script><!--";
  const text = structuredData({ ...sample, title }, addresses);

  expect(text).not.toContain("<");
  expect(JSON.parse(text).headline).toBe(title);
});

test("a date that is none is left out, and the house is an organization", () => {
  const author = { name: "Solenne Team", bio: null };
  const post = { ...sample, publishedAt: "soon", updatedAt: null, author };
  const read = JSON.parse(structuredData(post, addresses));

  expect(read).not.toHaveProperty("datePublished");
  expect(read.author["@type"]).toBe("Organization");
});
