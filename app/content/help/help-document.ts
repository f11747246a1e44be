import type { NavigationLink } from "../navigation";

/** A sentence or more; links stand among its texts. */
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
};

/** A page of help or of terms. */
export type HelpDocument = {
  /** Its address. */
  path: string;
  name: string;
  title: string;
  description: string;
  intro: string;
  /** Set on sample terms that a lawyer has to read before a shop relies on them. */
  isLegalSample?: boolean;
  sections: readonly HelpSection[];
};
