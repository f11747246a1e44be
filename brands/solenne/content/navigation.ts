import { founder } from "./about/founder";

/**
 * `sample` marks a link to a page that is invented as a whole, `ofSubscriptions` one that sells subscriptions,
 * `ofAccounts` one to the store's account pages.
 */
export type NavigationLink = {
  label: string;
  to: string;
  sample?: boolean;
  ofSubscriptions?: boolean;
  ofAccounts?: boolean;
};

export const subscribeLink: NavigationLink = {
  label: "Plans",
  to: "/subscribe",
  ofSubscriptions: true,
};
/** Customers sign in at the store, where `SHOPIFY_ACCOUNT_URL` names its pages. */
export const accountLink: NavigationLink = { label: "Account", to: "/account", ofAccounts: true };
/** A link of the header. Those with a submenu have a button beside them that shows it. */
export type EntryWithSubmenu = NavigationLink & { submenu: readonly NavigationLink[] };
export type NavigationEntry = NavigationLink & Partial<EntryWithSubmenu>;

/** The header's links, in order. */
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
      { label: "Founder Story", to: "/about/founder", sample: founder.sample },
      subscribeLink,
    ],
  },
];

export const routineLink: NavigationLink = { label: "Find My Routine", to: "/quiz" };
export const holidaysLink: NavigationLink = { label: "Holidays", to: "/holidays" };
