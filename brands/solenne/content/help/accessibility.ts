import { hasQuiz, site } from "../site";
import type { HelpDocument } from "./help-pages";

/** True for this shop as it is built and tested; what a shop changes, it has to check and say here. */
export const accessibility: HelpDocument = {
  path: "/accessibility",
  name: "Accessibility",
  title: "A shop that everyone can use",
  description:
    "How this shop works with a keyboard, a screen reader, large text and reduced motion, how we check it, what’s missing, and who can help.",
  intro: `${hasQuiz ? "Every page, the quiz" : "Every page"} and checkout work with only a keyboard, with a screen reader, and with text at twice the size.`,
  sections: [
    {
      id: "aim",
      title: "What we aim for",
      text: [
        "The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in every state: menus, the cart, messages, errors and forms. As far as our own checks can tell, the shop conforms. It hasn’t had an outside audit yet.",
      ],
    },
    {
      id: "means",
      title: "What that means for you",
      list: [
        "You can reach and use everything with a keyboard. The first press of Tab lets you skip the menu, and the focus is always visible.",
        "Messages, errors and results are read aloud when they appear, and every field says what it expects.",
        "You can double the text size, or use a window just 320 pixels wide, without scrolling sideways.",
        "When your device asks for less motion, nothing moves on its own. Anything that moves can be paused.",
        "Your own colors are respected: borders and the focus stay visible in a high-contrast theme.",
        "No sound, no time limits, no puzzles and no account. Without JavaScript, you can still read every page and order by email.",
      ],
    },
    {
      id: "checks",
      title: "How we check it",
      list: [
        "An automated check of every page and its states before every release.",
        "One complete purchase using only a keyboard, and one using only what a screen reader hears.",
        "A look at each page with large text, in a narrow window, with reduced motion and in forced colors.",
      ],
    },
    {
      id: "limits",
      title: "What we know is missing",
      list: [
        "We haven’t tested with people who use assistive technology every day. That is our next step.",
        "The words in our product images are in their descriptions too, though not every small line on a label is.",
        `When checkout runs on ${site.checkoutProvider}, its own accessibility statement applies there.`,
      ],
    },
    {
      id: "help",
      title: "If something is in your way",
      text: [
        `Write to ${site.email} and tell us which page it was and what you use. A person will answer within one business day, and can take your order by email in the meantime.`,
      ],
    },
  ],
};
