import type { NavigationLink } from "../navigation";

/** The links between the help pages. */
export const helpPages: readonly NavigationLink[] = [
  { label: "FAQ", to: "/faq" },
  { label: "Shipping", to: "/shipping" },
  { label: "Track an order", to: "/track" },
  { label: "Refunds", to: "/refund" },
  { label: "Contact", to: "/contact" },
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Accessibility", to: "/accessibility" },
];

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
  isEvidence?: boolean;
  /** What it says instead in a shop without subscriptions. */
  withoutSubscriptions?: Pick<HelpSection, "title" | "text" | "table">;
};

/** A page of help or of terms. */
export type HelpDocument = {
  path: string;
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
