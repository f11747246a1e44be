import { hasQuiz, site } from "../site";
import { storageKeys } from "../storage-keys";
import type { HelpDocument } from "./help-pages";

const quizRows = [
  ["Your quiz answers", storageKeys.quiz, "You retake the quiz"],
  [
    "A link to your quiz result, if you make one",
    "None: your answers are in the link",
    "You delete it",
  ],
];

/** True for this shop as it is built; what a shop adds to it, it has to add here. A lawyer must read it. */
export const privacy: HelpDocument = {
  path: "/privacy",
  name: "Privacy",
  title: "What we know about you",
  description:
    "No cookies, no trackers, no advertising. What this shop keeps on your device and on its server, for how long, and how to delete it.",
  intro: "Very little. No cookies, no trackers, no account needed.",
  isLegalSample: true,
  sections: [
    {
      id: "device",
      title: "On your device",
      text: [
        "These lists stay in your browser so the shop remembers what you were doing. They are never sent to us, except for what goes to checkout when you check out. Clearing this site’s data in your browser deletes them all.",
        ...(hasQuiz
          ? [
              "A link to your quiz result isn’t part of that data. Your answers are in the link itself, after the #, which browsers never send to a server. Anyone who has the link can see them.",
            ]
          : []),
      ],
      table: {
        caption: "What your browser keeps for this shop",
        columns: ["What", "Name in browser storage", "Until"],
        rows: [
          ["Your cart, and its checkout", "shopify-cart", "You empty it"],
          [
            "Your last ten orders, if you confirm them in the cart",
            storageKeys.orders,
            "You clear them",
          ],
          ...(hasQuiz ? quizRows : []),
          ["Products you saved", storageKeys.saved, "You remove them"],
          ["Products you viewed", storageKeys.seen, "You clear them"],
          ["What you avoid", storageKeys.avoided, "You choose Avoid Nothing"],
          ["How a phone shows the shop’s products", "shop-view", "You change it back"],
          [
            "A discount code, from a link or entered in the cart",
            "shop-discount",
            "You remove it or close the tab",
          ],
          ["Campaign of the link that brought you here", "shop-campaign", "You close the tab"],
          ["Whether a page reloaded itself", "shop-reloaded", "You close the tab"],
          ["How far you scrolled", "react-router-scroll-positions", "You close the tab"],
        ],
      },
    },
    {
      id: "server",
      title: "On our server",
      list: [
        "Your email address, if you signed up for our newsletter, with the form you used and the first and last time you signed up. Kept until you unsubscribe. Where we ask you to confirm it by email and you don’t, it’s forgotten after two days.",
        "Your email address, if you asked to be told when a product or a plan can be ordered, with that product and the first and last time you asked. Kept until you ask us to delete it.",
        "While you use a form, your IP address and email address, in memory, to slow down bots. Kept for an hour at most, and never written to disk.",
        "A request log: which page or file, when, how long the response took, and whether it worked. It contains no IP address, no email address and nothing you typed or searched for, so it can’t say who asked. Kept for 30 days at most.",
        "How fast our pages feel: when you leave, your browser sends this server, and no one else, up to five numbers (how quickly your first page responded and appeared, how fast the shop reacted, and whether anything jumped), with that page’s path. We total them by type of page and keep no individual visits; no number is tied to you or to an earlier visit.",
        "Whether checkout works: when you check out, your browser tells this server that a checkout was requested, and then that it opened, that you closed it, or what kind of error stopped it. It sends nothing from your cart and nothing about you; we only count them.",
        "Whether our security rules stopped something on a page: your browser reports it, and we count by rule alone. An extension of your browser can be the cause.",
        "Nothing else. Almost every page is the same for everyone, so the server doesn’t need to know who is reading.",
      ],
    },
    {
      id: "measuring",
      title: "If you’d rather not be measured",
      text: [
        "Turn on Global Privacy Control or Data Saver, and your browser won’t measure anything or tell us whether checkout opened. The shop works the same.",
      ],
    },
    {
      id: "signal",
      title: "If your browser sends an opt-out signal",
      text: [
        "Global Privacy Control is a setting in some browsers and extensions. We treat it as a request to opt out of the sale and sharing of your personal data. You don’t have to fill out a form or tell us who you are. While it’s on, the bottom of each page says “Your opt-out signal is honored.”",
        "Nothing is measured then, and nothing reports whether checkout opened. Your browser keeps no campaign and deletes one it kept, so checkout isn’t told which ad or newsletter brought you here.",
        "We don’t sell or share personal data with or without the signal, so there’s nothing else to turn off.",
      ],
    },
    {
      id: "checkout",
      title: "At checkout",
      text: [
        `When you check out, your cart goes to ${site.checkoutProvider}, with your discount code if you have one. ${site.checkoutProvider} asks for your name, address and payment. It handles them under its own policy; we see your order, not your card.`,
        "If the link that brought you here belongs to a campaign, such as a newsletter or an ad, we tell checkout which one, so we can see which campaigns lead to orders.",
        `Your browser sends ${site.checkoutProvider} your cart and loads images from it. ${site.checkoutProvider} sees those requests, as any server would, but not your name. When our server builds a page just for you, such as a search, it passes your IP address to ${site.checkoutProvider}, which uses it to tell people from bots. We keep no copy.`,
      ],
    },
    {
      id: "others",
      title: "Other companies",
      text: [
        `Apart from ${site.checkoutProvider}, none on our pages: no advertising, no analytics service, no embedded players or fonts from elsewhere. A link to a social network is just a link, and tells the network nothing until you follow it.`,
        "We do not sell or share personal data.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      text: [
        `Write to ${site.email} to see, correct or delete what we have about you, wherever you live. We answer within 30 days, and usually within a day.`,
        "Every newsletter tells you how to unsubscribe.",
      ],
    },
  ],
};
