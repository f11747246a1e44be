import { facts } from "./facts";

export type NavigationLink = { label: string; to: string };
export type NavigationMenu = { label: string; links: readonly NavigationLink[] };

/** Header, in its order; an entry with `links` opens a menu (specification, section 2). */
export const mainNavigation: readonly (NavigationLink | NavigationMenu)[] = [
  { label: "Shop", to: "/shop" },
  { label: "Blog", to: "/blog" },
  {
    label: "The Proof",
    links: [
      { label: "Testimonials", to: "/proof/testimonials" },
      { label: "Press", to: "/proof/press" },
    ],
  },
  { label: "Our Science", to: "/science" },
  {
    label: "About",
    links: [
      { label: "Our Story", to: "/about" },
      { label: "Founder Story", to: "/about/founder" },
    ],
  },
];

export const routineLink: NavigationLink = { label: "Find My Routine", to: "/quiz" };
export const holidaysLink: NavigationLink = { label: "Holidays", to: "/holidays" };

export const footerColumns: readonly NavigationMenu[] = [
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
