import { categories } from "./categories";
import { facts } from "./facts";
import { accountLink, type NavigationLink, subscribeLink } from "./navigation";

export type FooterColumn = { label: string; links: readonly NavigationLink[] };

const [, ...productCategories] = categories;

export const footerColumns: readonly FooterColumn[] = [
  {
    label: "Shop",
    links: [
      ...productCategories.map(({ label, path }) => ({ label, to: path })),
      { label: "Bundles", to: "/bundles" },
      subscribeLink,
    ],
  },
  {
    label: "Learn",
    links: [
      { label: "Hair Science", to: "/learn/hair-science" },
      { label: "Ingredients", to: "/learn/ingredients" },
      { label: "Quiz", to: "/learn/quiz" },
      { label: "Guides", to: "/learn/guides" },
    ],
  },
  {
    label: "About",
    links: [
      { label: "Our Science", to: "/about#science" },
      { label: "Standards", to: "/about#standards" },
      { label: "Certifications", to: "/about#certifications" },
    ],
  },
  {
    label: "Help",
    links: [
      { label: "FAQ", to: "/faq" },
      { label: "Contact", to: "/contact" },
      { label: "Shipping", to: "/shipping" },
      { label: "Track an order", to: "/track" },
      accountLink,
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Refunds", to: "/refund" },
  { label: "Accessibility", to: "/accessibility" },
];

/** Shown with Global Privacy Control. */
export const privacySignalLink: NavigationLink = {
  label: "Your opt-out signal is honored",
  to: "/privacy#signal",
};

export const footerCopy = {
  heading: "One letter a week, on one question about hair.",
  text: `Read by ${facts.newsletterSubscribers} subscribers. No spam. Unsubscribe anytime.`,
};
