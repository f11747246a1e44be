/** Sample content. */
export const contact = {
  path: "/contact",
  title: "Write to us",
  description:
    "One address for every question about a product, an order or a subscription. A real person answers within one business day.",
  /** In a shop without subscriptions. */
  descriptionWithoutSubscriptions:
    "One address for every question about a product or an order. A real person answers within one business day.",
  intro: "One address, read by real people. We reply within one business day.",
  reasons: [
    {
      title: "An order",
      text: "Tell us the order number. It’s in the subject line of your confirmation email.",
      subject: "My order",
      action: "Email us about an order",
    },
    {
      title: "A product",
      text: "Tell us which one, and what you’d like to know. For a skin reaction or a health question, please ask a doctor first.",
      subject: "A question about a product",
      action: "Email us about a product",
    },
  ],
  /** Only in a shop that sells subscriptions. */
  subscriptionReason: {
    title: "A subscription",
    text: "Pause, skip, change or cancel: one sentence is enough. We’ll confirm in writing.",
    subject: "My subscription",
    action: "Email us about a subscription",
  },
  elsewhere: [
    { label: "Frequently asked questions", to: "/faq" },
    { label: "Track an order", to: "/track" },
    { label: "Refunds and guarantees", to: "/refund" },
    { label: "Press inquiries", to: "/proof/press" },
  ],
} as const;
