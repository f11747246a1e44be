export type BlogCategorySlug =
  | "science-ingredients"
  | "hair-care-tips"
  | "transformation-stories"
  | "clean-beauty"
  | "expert-advice"
  | "industry-news";

export type BlogCategory = {
  slug: BlogCategorySlug;
  name: string;
  description: string;
  /** Background class of the placeholder for a missing picture. */
  color: "bg-mist" | "bg-linen-deep" | "bg-sage" | "bg-linen";
  tags: readonly string[];
};

/**
 * In the order of the category row, which is also the precedence of their tags: an article belongs to
 * the first category that has one of its tags (rule 26 in docs/rules.md).
 */
export const blogCategories: readonly BlogCategory[] = [
  {
    slug: "science-ingredients",
    name: "Science & Ingredients",
    description:
      "What is in the bottle and on the plate, how much of it, and what the studies say.",
    color: "bg-mist",
    tags: ["science", "ingredients"],
  },
  {
    slug: "hair-care-tips",
    name: "Hair Care Tips",
    description: "Washing, drying, combing: small habits, in the order in which they help.",
    color: "bg-linen-deep",
    tags: ["tips", "routine"],
  },
  {
    slug: "transformation-stories",
    name: "Transformation Stories",
    description: "What changes in a season, what does not, and how to see it in honest light.",
    color: "bg-sage",
    tags: ["transformation", "results"],
  },
  {
    slug: "clean-beauty",
    name: "Clean Beauty",
    description: "What clean means when it is written down, from the formula to the bottle.",
    color: "bg-mist",
    tags: ["clean", "sustainable"],
  },
  {
    slug: "expert-advice",
    name: "Expert Advice",
    description: "When to wait, when to ask, and what to bring to the appointment.",
    color: "bg-linen",
    tags: ["expert", "dermatologist"],
  },
  {
    slug: "industry-news",
    name: "Industry News",
    description: "New rules, new studies and new fashions, read with the label turned around.",
    color: "bg-linen-deep",
    tags: ["news", "trends"],
  },
];

/** What an article without any of these tags is (rule 26 in docs/rules.md). */
export const defaultBlogCategory: BlogCategorySlug = "hair-care-tips";
