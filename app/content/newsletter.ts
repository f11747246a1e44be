/** Where on the site a form stands; stored with each address. */
export const newsletterSources = ["footer", "blog"] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

/** What the form says. An address that is already there gets the same thanks as a new one. */
export const newsletterMessages = {
  thanks: "Thanks for subscribing!",
  invalid: "Enter an email address like name@example.com.",
  unreached: "We could not be reached. Please check your connection and try again.",
} as const;

/** What the server says when it takes no address. */
export const newsletterRefusals = {
  tooOften: "That was tried too often. Please wait a little and try again.",
  notStored:
    "We could not store your address just now, so you are not subscribed yet. Please try again in a few minutes.",
  fromElsewhere: "Please sign up from the form on our own pages.",
  tooLarge: "That was far more than an email address. Please try again with the address alone.",
  onlySent: "Sign up with the form at the foot of any page.",
} as const;

/** The field that people do not see; whatever fills it in is a program. */
export const newsletterTrap = "website";

/** The element that says how a sign-up without script ended: the fragment of the page's address shows it. */
export function getMessageId(source: NewsletterSource, answer: "thanks" | "invalid"): string {
  return `newsletter-${source}-${answer}`;
}
