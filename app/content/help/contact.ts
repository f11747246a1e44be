import { site } from "../site";

/** Sample content. */
export const contact = {
  path: "/contact",
  title: "Write to us",
  description:
    "One address for every question about a product, an order or a subscription. A person answers, within one business day.",
  /** In a shop without subscriptions. */
  descriptionWithoutSubscriptions:
    "One address for every question about a product or an order. A person answers, within one business day.",
  intro: "One address, read by people. We answer within one business day.",
  reasons: [
    {
      title: "An order",
      text: "Tell us its number. It stands in the subject of the confirmation.",
      subject: "My order",
      action: "Write about an order",
    },
    {
      title: "A product",
      text: "Which one, and what you would like to know. For a reaction of the skin or a question of health, please ask a doctor first.",
      subject: "A question about a product",
      action: "Write about a product",
    },
  ],
  /** Only in a shop that sells subscriptions. */
  subscriptionReason: {
    title: "A subscription",
    text: "Pause, skip, change or cancel: one sentence is enough. You get a confirmation in writing.",
    subject: "My subscription",
    action: "Write about a subscription",
  },
  elsewhere: [
    { label: "Answers to frequent questions", to: "/faq" },
    { label: "Track an order", to: "/track" },
    { label: "Refunds and guarantees", to: "/refund" },
    { label: "For journalists", to: "/proof/press" },
  ],
} as const;

/** A `mailto:` URL with a subject. */
export function getMailtoUrl(subject: string): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;
}
