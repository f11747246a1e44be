type Category = {
  slug: string;
  name: string;
  description: string;
  /** Background class of the placeholder for a missing image. */
  color: "bg-soft" | "bg-sunken" | "bg-decoration" | "bg-raised";
};

/** In the order of the category row. */
export const blogCategories = [
  {
    slug: "science-ingredients",
    name: "Science & Ingredients",
    description: "What’s in the bottle and on the plate, how much of it, and what the studies say.",
    color: "bg-soft",
  },
  {
    slug: "hair-care-tips",
    name: "Hair Care Tips",
    description: "Washing, drying, combing: small habits, in the order they help.",
    color: "bg-sunken",
  },
  {
    slug: "transformation-stories",
    name: "Transformation Stories",
    description: "What changes in a season, what doesn’t, and how to see it in daylight.",
    color: "bg-decoration",
  },
  {
    slug: "clean-beauty",
    name: "Clean Beauty",
    description: "What clean means when it is written down, from the formula to the bottle.",
    color: "bg-soft",
  },
  {
    slug: "expert-advice",
    name: "Expert Advice",
    description: "When to wait, when to ask, and what to bring to the appointment.",
    color: "bg-raised",
  },
  {
    slug: "industry-news",
    name: "Industry News",
    description: "New rules, new studies and new trends, read with the label turned around.",
    color: "bg-sunken",
  },
] as const satisfies readonly Category[];

type BlogCategory = (typeof blogCategories)[number];
export type BlogCategorySlug = BlogCategory["slug"];

/** An article belongs to the category of the first of these tags that it has (rule 26 in docs/rules.md). */
export const categoryByTag: ReadonlyMap<string, BlogCategorySlug> = new Map([
  ["science", "science-ingredients"],
  ["ingredients", "science-ingredients"],
  ["tips", "hair-care-tips"],
  ["routine", "hair-care-tips"],
  ["transformation", "transformation-stories"],
  ["results", "transformation-stories"],
  ["clean", "clean-beauty"],
  ["sustainable", "clean-beauty"],
  ["expert", "expert-advice"],
  ["dermatologist", "expert-advice"],
  ["news", "industry-news"],
  ["trends", "industry-news"],
]);

/** What an article without any of these tags is (rule 26 in docs/rules.md). */
export const defaultBlogCategory: BlogCategorySlug = "hair-care-tips";
