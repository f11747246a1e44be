/** An article as pages outside the journal show it. */
export type JournalPost = {
  slug: string;
  title: string;
  excerpt: string;
  /** Name of the category. */
  category: string;
  readingMinutes: number;
  /** URL at the store's image service; null stands for the placeholder. */
  picture: string | null;
};
