export type NavigationLink = { label: string; to: string };
/** A link of the header. Those with a submenu have a button beside them that shows it. */
export type NavigationEntry = NavigationLink & { submenu?: readonly NavigationLink[] };

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
      { label: "Founder Story", to: "/about/founder" },
    ],
  },
];

export const routineLink: NavigationLink = { label: "Find My Routine", to: "/quiz" };
export const holidaysLink: NavigationLink = { label: "Holidays", to: "/holidays" };
