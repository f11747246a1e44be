/** The form of the newsletter, and those of who waits for a plan or for a product that is sold out. */
export const signUpCopy = {
  newsletter: {
    button: "Subscribe",
    pending: "Subscribing...",
    thanks: "Thanks for subscribing!",
  },
  plan: {
    button: "Notify Me",
    pending: "Saving...",
    thanks: "Thanks! We’ll email you when this plan can be ordered.",
  },
  back: {
    button: "Notify Me",
    pending: "Saving...",
    thanks: "Thanks! We’ll email you when it’s back.",
  },
};

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
