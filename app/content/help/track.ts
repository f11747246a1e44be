import { facts } from "../facts";
import { site } from "../site";
import type { HelpDocument } from "./help-pages";

/** Sample content. */
export const track: HelpDocument = {
  path: "/track",
  name: "Track an order",
  title: "Where is my order?",
  description:
    "How to follow a parcel without an account: where its number stands, what each state means, and what to do when it does not move.",
  intro: "No account, no password. The number is in your messages.",
  sections: [
    {
      id: "find",
      title: "Find the number",
      list: [
        "Look for the message 'Your order is on its way'. It comes to the address that you gave at the checkout when the parcel leaves us.",
        "The link in it opens the carrier's page, which knows more than we do.",
        "No message? Look in the folder for advertising and spam, then check whether two business days have passed.",
      ],
    },
    {
      id: "states",
      title: "What the states mean",
      table: {
        caption: "States of an order",
        columns: ["State", "It means", "Usually takes"],
        rows: [
          ["Confirmed", "We have the order and the payment", "Minutes"],
          ["Packed", "It is in its box", facts.dispatchDays],
          ["On its way", "The carrier has it", facts.deliveryDays],
          ["Delivered", "It is at your door, or with a neighbor", "Now"],
        ],
      },
    },
    {
      id: "stuck",
      title: "It does not move",
      text: [
        `If a parcel has not moved for five business days, write to ${site.email} with the order's number. We find it, or send another.`,
        ["All times and costs are on the page ", { label: "Shipping", to: "/shipping" }, "."],
      ],
    },
  ],
};
