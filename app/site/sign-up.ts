import { signUpCopy } from "#brand/content/newsletter.ts";
import { plans } from "#brand/content/subscribe/plans.ts";

// The source of a sign-up is stored with its address: a place of the newsletter's form, the handle of a plan that cannot
// be ordered, or a product that is sold out. Of these, only the first are of the newsletter.

/** Where on the site the newsletter's form stands. */
const newsletterPlaces: readonly string[] = ["footer", "blog"];

const planHandles: readonly string[] = plans.map(({ handle }) => handle);

/** The source of who waits for a product that is sold out. */
export function getBackSource(handle: string): string {
  return `back:${handle}`;
}

export function isSignUpSource(source: string): boolean {
  return isNewsletter(source) || planHandles.includes(source) || /^back:[\w-]{1,255}$/.test(source);
}

/** Whether the address asks for the newsletter, and not only for word of a plan or a product. */
export function isNewsletter(source: string): boolean {
  return newsletterPlaces.includes(source);
}

/** What a form says. An address that is already there gets the same thanks as a new one. */
export function getSignUpCopy(source: string) {
  if (isNewsletter(source)) return signUpCopy.newsletter;
  return planHandles.includes(source) ? signUpCopy.plan : signUpCopy.back;
}

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
