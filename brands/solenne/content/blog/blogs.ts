import type { BlogHandle } from "~/lib/paths";
import type { SharedImage } from "~/lib/site-image";
import journalGarden from "../../generated/images/journal-garden";

type BlogCopy = {
  /** Name in titles of browser windows, feeds and search results. */
  name: string;
  /** Name in breadcrumbs. */
  label: string;
  heading: string;
  introduction: string;
  description: string;
  /** Image of link previews. */
  image: SharedImage;
};

export const blogs: Readonly<Record<BlogHandle, BlogCopy>> = {
  news: {
    name: "Journal",
    label: "Blog",
    heading: "The Journal",
    introduction:
      "Hair grows half an inch a month. That leaves time to read: what it’s made of, what it needs, and what you can leave out.",
    description:
      "Hair science, scalp care, washing, food and time: clear-eyed articles with the amount beside the claim.",
    image: journalGarden,
  },
};
