import { accessibility } from "./accessibility";
import type { HelpDocument } from "./help-pages";
import { privacy } from "./privacy";
import { refund } from "./refund";
import { shipping } from "./shipping";
import { terms } from "./terms";
import { track } from "./track";

/** By their path without its slash. */
export const helpDocuments: Readonly<Record<string, HelpDocument>> = {
  shipping,
  track,
  refund,
  privacy,
  terms,
  accessibility,
};
