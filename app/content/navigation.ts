import { facts } from "./facts";

export type NavigationLink = { label: string; to: string };
/** A link of the header. Those with a submenu have a button beside them that shows it. */
export type NavigationEntry = NavigationLink & { submenu?: readonly NavigationLink[] };
export type FooterColumn = { label: string; links: readonly NavigationLink[] };

/** Header, in its order (specification, section 2). */
export const mainNavigation: readonly NavigationEntry[] = [
  { label: "Shop", to: "/shop" },
  { label: "Blog", to: "/blog" },
  {
    label: "The Proof",
    to: "/proof",
    submenu: [
      { label: "Testimonials", to: "/proof/testimonials" },
      { label: "Press", to: "/proof/press" },
    ],
  },
  { label: "Our Science", to: "/science" },
  {
    label: "About",
    to: "/about",
    submenu: [
      { label: "Our Story", to: "/about" },
      { label: "Founder Story", to: "/about/founder" },
    ],
  },
];

export const routineLink: NavigationLink = { label: "Find My Routine", to: "/quiz" };
export const holidaysLink: NavigationLink = { label: "Holidays", to: "/holidays" };

export const footerColumns: readonly FooterColumn[] = [
  {
    label: "Shop",
    links: [
      { label: "Nutraceuticals", to: "/shop/nutraceuticals" },
      { label: "Haircare", to: "/shop/haircare" },
      { label: "Scalp Therapy", to: "/shop/scalp-therapy" },
      { label: "Bundles", to: "/bundles" },
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
    ],
  },
];

/** Where the addresses under `/learn` lead that are no pages of their own, by their last part. */
export const learnTargets = {
  quiz: "/quiz",
  "hair-science": "/science#cycle",
  guides: "/blog?category=hair-care-tips",
} as const;

export const legalLinks: readonly NavigationLink[] = [
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Refunds", to: "/refund" },
  { label: "Accessibility", to: "/accessibility" },
];

export const footerWords = {
  heading: "One letter a week, on one question about hair.",
  text: `Read by ${facts.newsletterSubscribers} subscribers. No spam. Unsubscribe anytime.`,
};
