import { facts } from "../facts";

/** Title and first screen of the page; the rest is in `subscribe.ts`, which comes late. */
export const subscribeCopy = {
  title: "Subscribe",
  saving: `& Save ${facts.subscriptionDiscountPercent}%`,
  description:
    "Hair care on your schedule: three plans every 30, 60 or 90 days, free shipping always, a note before each charge, and you can cancel anytime.",
  lead: "The products you use up, at your door before they run out. You set the rhythm and can change it from any email we send.",
  badges: ["Free Shipping Always", "Cancel Anytime", "Exclusive Member Gifts"],
  toPlans: "Choose Your Plan",
  toPrices: "See What You Save",
};
