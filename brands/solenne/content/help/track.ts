import { facts } from "../facts";
import { site } from "../site";
import type { HelpDocument } from "./help-pages";

/** Sample content. */
export const track: HelpDocument = {
  path: "/track",
  name: "Track an order",
  title: "Where is my order?",
  description:
    "How to track a package without an account: where to find the number, what each status means, and what to do if it stops moving.",
  intro: "No account, no password. The tracking number is in your email.",
  sections: [
    {
      id: "find",
      title: "Find your tracking number",
      list: [
        "Look for our email “Your order is on its way.” We send it to the address you gave at checkout, as soon as your package leaves us.",
        "The link in it opens the carrier’s page, which knows more than we do.",
        "No email? Check your spam and promotions folders, then check whether two business days have passed.",
      ],
    },
    {
      id: "states",
      title: "What each status means",
      table: {
        caption: "Order status",
        columns: ["Status", "What it means", "Usually takes"],
        rows: [
          ["Confirmed", "We have your order and your payment", "Minutes"],
          ["Packed", "It’s boxed and ready", facts.dispatchDays],
          ["On its way", "The carrier has it", facts.deliveryDays],
          ["Delivered", "It’s at your door, or with a neighbor", "Now"],
        ],
      },
    },
    {
      id: "stuck",
      title: "If it stops moving",
      text: [
        `If your package hasn’t moved in five business days, write to ${site.email} with your order number. We’ll find it, or send another.`,
        ["All times and costs are on the ", { label: "Shipping", to: "/shipping" }, " page."],
      ],
    },
  ],
};
