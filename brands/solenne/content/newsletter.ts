import { plans } from "./subscribe/plans.ts";

/** Where on the site the newsletter's form stands. */
const newsletterPlaces: readonly string[] = ["footer", "blog"];

const planHandles: readonly string[] = plans.map(({ handle }) => handle);

/** The source of who waits for a product that is sold out. */
export function getBackSource(handle: string): string {
  return `back:${handle}`;
}

/**
 * Whether this is what an address is left for; it is stored with it: a place of the newsletter's form, the handle of a
 * plan that cannot be ordered, or a product that is sold out. Of these, only the first are of the newsletter.
 */
export function isSignUpSource(source: string): boolean {
  return isNewsletter(source) || planHandles.includes(source) || /^back:[\w-]{1,255}$/.test(source);
}

/** Whether the address asks for the newsletter, and not only for word of a plan or a product. */
export function isNewsletter(source: string): boolean {
  return newsletterPlaces.includes(source);
}

const newsletterCopy = {
  button: "Subscribe",
  pending: "Subscribing...",
  thanks: "Thanks for subscribing!",
};
const planCopy = {
  button: "Tell Me When It Can",
  pending: "Saving...",
  thanks: "Thanks! We’ll email you when this plan can be ordered.",
};

const backCopy = {
  button: "Tell Me",
  pending: "Saving...",
  thanks: "Thanks! We’ll email you when it is back.",
};

/** What a form says. An address that is already there gets the same thanks as a new one. */
export function getSignUpCopy(source: string): typeof newsletterCopy {
  if (isNewsletter(source)) return newsletterCopy;
  return planHandles.includes(source) ? planCopy : backCopy;
}

/** What every form says. */
export const newsletterMessages = {
  invalid: "Enter an email address like name@example.com.",
  mailed: "Almost there. We’ve sent you an email: confirm your address with its link.",
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

/** The pages to which the link of that email leads. */
export const confirmationCopy = {
  ask: { heading: "Is this your address?", text: "Confirm it, and you’ll hear from us." },
  done: { heading: "Thank you", text: "Your address is confirmed." },
  ended: {
    heading: "This link no longer works",
    text: "It was used already, or it’s more than two days old. If you still want to hear from us, please sign up again.",
  },
} as const;

/** The field that people do not see; whatever fills it in is a program. */
export const newsletterTrap = "website";

/** Id of the form that is posted without script. */
export function getFormId(source: string): string {
  return `newsletter-${source}`;
}

/** The element that says how a sign-up without script ended: the fragment of the page's address shows it. */
export function getMessageId(formId: string, answer: "thanks" | "invalid"): string {
  return `${formId}-${answer}`;
}
