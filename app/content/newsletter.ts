/** Where on the site a form stands; stored with each address. */
export const newsletterSources = ["footer", "blog"] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

/** What the form says. An address that is already there gets the same thanks as a new one. */
export const newsletterMessages = {
  thanks: "Thanks for subscribing!",
  invalid: "Enter an email address like name@example.com.",
  unreached: "We couldn’t sign you up. Please check your connection and try again.",
} as const;

/** What the server says when it takes no address. */
export const newsletterRefusals = {
  tooOften: "Too many attempts. Please try again later.",
  notStored:
    "We couldn’t save your address, so you’re not subscribed yet. Please try again in a few minutes.",
  fromElsewhere: "Please use the sign-up form on our own site.",
  tooLarge: "That’s longer than any email address. Please enter just the address.",
  onlySent: "You’ll find the sign-up form at the bottom of any page.",
} as const;

/** The field that people do not see; whatever fills it in is a program. */
export const newsletterTrap = "website";

/** The element that says how a sign-up without script ended: the fragment of the page's address shows it. */
export function getMessageId(source: NewsletterSource, answer: "thanks" | "invalid"): string {
  return `newsletter-${source}-${answer}`;
}
