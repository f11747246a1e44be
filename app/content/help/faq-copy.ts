export const faqPageCopy = {
  path: "/faq",
  title: "Questions, answered",
  description:
    "Shipping, returns, ingredients, subscriptions and this shop: frequent questions with short answers, searchable and each with an address of its own.",
  intro: "Short answers. If yours is missing, write to us.",
} as const;
