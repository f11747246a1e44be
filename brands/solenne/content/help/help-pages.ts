import type { NavigationLink } from "../navigation";

/**
 * The help pages, in the order of the links between them. One with `contents`, which the list of pages says of it, is a
 * document: its text is in `help-documents.ts`, and it has a route and its place in the sitemap.
 */
export const helpPages = [
  { label: "FAQ", to: "/faq" },
  { label: "Shipping", to: "/shipping", contents: "Shipping methods, times and costs" },
  { label: "Track an order", to: "/track", contents: "How to track an order" },
  { label: "Refunds", to: "/refund", contents: "Refunds and guarantees" },
  { label: "Contact", to: "/contact" },
  { label: "Privacy", to: "/privacy", contents: "Privacy" },
  { label: "Terms", to: "/terms", contents: "Terms" },
  { label: "Accessibility", to: "/accessibility", contents: "Accessibility statement" },
] as const satisfies readonly (NavigationLink & { contents?: string })[];

type DocumentPage = Extract<(typeof helpPages)[number], { contents: string }>;
export type DocumentPath = DocumentPage["to"];

export const documentPages: readonly DocumentPage[] = helpPages.filter(
  (page): page is DocumentPage => "contents" in page,
);

/** A text that may contain links. */
export type RichText = string | readonly (string | NavigationLink)[];

export type HelpTable = {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
};

export type HelpSection = {
  /** The section's anchor; others link to it. */
  id: string;
  title: string;
  text?: readonly RichText[];
  list?: readonly RichText[];
  table?: HelpTable;
  /** Left out of a shop without subscriptions. */
  isOfSubscriptions?: boolean;
  /** Left out with the samples, of which it speaks. */
  isOfSamples?: boolean;
  /** What the last test run found is added to it. */
  /** What it says instead in a shop without subscriptions. */
  withoutSubscriptions?: Pick<HelpSection, "title" | "text" | "table">;
};

/** A page of help or of terms. */
export type HelpDocument = {
  path: DocumentPath;
  name: string;
  title: string;
  description: string;
  intro: string;
  /** Set on sample terms that a lawyer has to read before a shop relies on them. */
  isLegalSample?: boolean;
  sections: readonly HelpSection[];
  /** What it says instead in a shop without subscriptions. */
  withoutSubscriptions?: Partial<Pick<HelpDocument, "title" | "description" | "intro">>;
};
