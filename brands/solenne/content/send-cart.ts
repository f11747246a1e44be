import { joinWith } from "~/lib/text";
import { site } from "./site";

/** The part of the cart that sends it as a link (rule 54 in docs/rules.md). */
export const sendCartCopy = {
  title: "Send this cart",
  what: "The link holds the products and how many of each, and nothing about you.",
  otherDevice: "Continue on another device",
  scan: "Scan this code with the camera of your phone or tablet.",
  code: "QR code of the link to your cart",
  tooLong: "Your cart is too large for a code. Copy the link instead.",
  someone: "Send to someone",
  email: "Email",
  subject: `A cart at ${site.name}`,
  message: "Open this cart:",
  nothing: "Nothing in your cart can travel in a link.",
  failed: {
    title: "We couldn’t open this part of your cart",
    description: "Check your connection and try again. Your items are safe.",
  },
  getOnce: (titles: readonly string[]) =>
    `A link can’t hold a subscription. In it, ${joinWith("and", titles)} will be ${titles.length === 1 ? "a one-time purchase" : "one-time purchases"}.`,
  getLeftOut: (titles: readonly string[]) => `Not in the link: ${joinWith("and", titles)}.`,
} as const;
