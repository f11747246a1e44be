import { site } from "../site";
import type { HelpDocument } from "./help-pages";

/** True for this shop as it is built; what a shop adds to it, it has to add here. A lawyer must read it. */
export const privacy: HelpDocument = {
  path: "/privacy",
  name: "Privacy",
  title: "What we know about you",
  description:
    "No cookies, no trackers, no third parties on our pages. What this shop keeps on your device, what on its server, for how long, and how to delete it.",
  intro: "Very little. No cookies, no trackers, no accounts.",
  isLegalSample: true,
  sections: [
    {
      id: "device",
      title: "On your device",
      text: [
        "These lists stay in your browser, so that the shop remembers what you were doing. Nothing sends them to us, except what goes to the checkout when you check out. Clearing the data of this site in your browser deletes them all.",
      ],
      table: {
        caption: "What your browser keeps for this shop",
        columns: ["What", "Name in the browser's storage", "Until"],
        rows: [
          ["Your cart, and the checkout made from it", "shopify-cart", "You empty it"],
          ["Your quiz answers", "solenne-quiz", "You retake the quiz"],
          ["Products you saved", "solenne-saved-v1", "You remove them"],
          ["Products you looked at", "solenne-seen-v1", "You clear them"],
          ["What you searched for", "solenne-searches-v1", "You clear them"],
          ["Whether the key / opens the search", "solenne-slash-off", "You switch it back on"],
          [
            "A discount code, from a link or entered in the cart",
            "shop-discount",
            "You remove it or close the tab",
          ],
          ["The campaign of the link that brought you here", "shop-campaign", "You close the tab"],
          ["That a page loaded itself anew", "shop-reloaded", "You close the tab"],
          ["How far you scrolled", "react-router-scroll-positions", "You close the tab"],
        ],
      },
    },
    {
      id: "server",
      title: "On our server",
      list: [
        "Your email address, if you signed up for letters about hair, with the form you used, and the first and the last time you asked. Until you unsubscribe.",
        "While you use a form, your network and email address in memory, to slow down programs that send it a thousand times. An hour at most, and it is never written down.",
        "A log of requests: which page or file, when, how long the answer took, whether it worked. It holds no network address, no email address and nothing that you typed or searched for, so it does not say who asked. Thirty days at most.",
        "How fast our pages feel: when you leave, your browser tells this server alone up to five numbers (how soon the page that you came in by answered and showed, how fast the shop reacted, and whether anything jumped) with the path of that page. We add them up by kind of page and keep no single visit; no number is tied to you or to an earlier visit.",
        "Nothing else. Pages are the same for everybody, so the server has no need to know who reads them.",
      ],
    },
    {
      id: "measuring",
      title: "If you would rather not be measured",
      text: [
        "Switch on Global Privacy Control or the saving of data in your browser, and it measures nothing for us and sends none of these numbers. With Global Privacy Control it does not keep the campaign of a link either. The shop works the same.",
      ],
    },
    {
      id: "checkout",
      title: "At the checkout",
      text: [
        `When you check out, your cart, with a discount code if you have one, goes to our commerce service, ${site.checkoutProvider}, which asks for your name, address and payment. It handles them under its own policy; we see the order, not the card.`,
        "If the link that brought you here belongs to a campaign, such as one of our letters or an ad, the checkout is told which one, so that we learn which of them lead to orders.",
        "Your browser sends it the cart, and loads pictures from it. It sees these requests, as any server would, and no name. When our server makes a page for you alone, such as a search, it passes your network address on to that service, which tells people from programs by it. We keep no copy.",
      ],
    },
    {
      id: "others",
      title: "Other companies",
      text: [
        "None on our pages: no advertising, no analytics service, no embedded players or fonts from elsewhere. A link to a social network is a link, and tells it nothing until you follow it.",
        "We do not sell or share personal data.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      text: [
        `Write to ${site.email} to see, correct or delete what we have of you, wherever you live. We answer within 30 days and usually within one.`,
        "Every letter says how to end it.",
      ],
    },
  ],
};
