import { accessibility } from "./accessibility";
import type { HelpDocument } from "./help-document";
import { privacy } from "./privacy";
import { refund } from "./refund";
import { shipping } from "./shipping";
import { terms } from "./terms";
import { track } from "./track";

/** By the name of their route, which is their address without its slash. */
export const helpDocuments: Readonly<Record<string, HelpDocument>> = {
  shipping,
  track,
  refund,
  privacy,
  terms,
  accessibility,
};
