import { site } from "../site";
import type { HelpDocument } from "./help-pages";

/** True for this shop as it is built and tested; what a shop changes, it has to check and say here. */
export const accessibility: HelpDocument = {
  path: "/accessibility",
  name: "Accessibility",
  title: "A shop that everyone can use",
  description:
    "How this shop works with a keyboard, a screen reader, large text and little motion, how we check that, what we know is missing, and who helps.",
  intro:
    "Every page, the quiz and the checkout work with a keyboard alone, with a screen reader and with text of twice the size.",
  sections: [
    {
      id: "aim",
      title: "What we aim for",
      text: [
        "The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in every state of it: menus, the cart, messages, errors and forms. As far as our own checks can tell, the shop conforms. Nobody from outside has audited it yet.",
      ],
    },
    {
      id: "means",
      title: "What that means for you",
      list: [
        "Everything can be reached and pressed with the keyboard. The first press of Tab offers a way past the menu, and the focus is always visible.",
        "Messages, errors and results are read out when they appear, and every field says what it expects.",
        "Text can be twice as large, and a window 320 pixels narrow, without scrolling sideways.",
        "When your device asks for less motion, nothing moves by itself. What moves can always be paused.",
        "Your own colors are kept: borders and the focus stay visible in a high-contrast theme.",
        "No sound, no time limit, nothing to solve, and no account. You can read every page and buy without JavaScript as well.",
      ],
    },
    {
      id: "checks",
      title: "How we check it",
      list: [
        "An automatic examination of every page and its states, at three widths, before every release.",
        "A whole purchase by keyboard alone, and one through nothing but what a screen reader is told.",
        "Looking at each page with large text, in a narrow window, with little motion and in forced colors.",
      ],
    },
    {
      id: "limits",
      title: "What we know is missing",
      list: [
        "We have not tested with people who use assistive technology every day. That is our next step.",
        "Words in the pictures of the products stand in their descriptions too, but not every small line of a label does.",
        `When the checkout is that of ${site.checkoutProvider}, its own statement holds there.`,
      ],
    },
    {
      id: "help",
      title: "If something is in your way",
      text: [
        `Write to ${site.email} and say which page it was and what you use. A person answers within one business day, and can take your order by email in the meantime.`,
      ],
    },
  ],
};
