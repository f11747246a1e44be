import type { NavigationLink } from "../navigation";

/** The pages of help, as they name each other. */
export const helpPages: readonly NavigationLink[] = [
  { label: "Frequent questions", to: "/faq" },
  { label: "Shipping", to: "/shipping" },
  { label: "Track an order", to: "/track" },
  { label: "Refunds", to: "/refund" },
  { label: "Contact", to: "/contact" },
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Accessibility", to: "/accessibility" },
];
