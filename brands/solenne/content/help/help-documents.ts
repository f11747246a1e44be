import { accessibility } from "./accessibility";
import type { DocumentPath, HelpDocument } from "./help-pages";
import { privacy } from "./privacy";
import { refund } from "./refund";
import { shipping } from "./shipping";
import { terms } from "./terms";
import { track } from "./track";

export const helpDocuments: Readonly<Record<DocumentPath, HelpDocument>> = {
  "/shipping": shipping,
  "/track": track,
  "/refund": refund,
  "/privacy": privacy,
  "/terms": terms,
  "/accessibility": accessibility,
};
