/** What visitors read when the network is gone. */
export const offlineWords = {
  /** On a page that was open when it went. */
  cut: "You are offline. Your cart is kept; prices may have changed by the time you are back.",
  /** On a copy from the device. */
  copy: (when: string) => `You are offline. Prices and availability are from ${when}.`,
  unreached: (when: string) =>
    `The shop does not answer just now. Prices and availability are from ${when}.`,
  renew: "Load it anew",
  back: "You are online again.",
  cart: "You are offline. Your cart is kept; checkout opens once you are back.",
  checkout: {
    title: "Checkout needs a connection",
    description: "You are offline. Your cart is kept. Please check out again once you are back.",
  },
} as const;

/** The page that stands in for one that this device does not have. */
export const offlinePageWords = {
  title: "Without a connection",
  description:
    "What Solenne keeps on your device for the times without a connection: the pages you have opened, your cart and your saved products.",
  heading: "This page needs a connection",
  text: "It has not been opened on this device before, so it is not kept here. It opens by itself once you are back online.",
  keptText: "Your cart and your saved products are kept; open them above as always.",
  tryAgain: "Try again",
  list: "Pages you can read now",
  none: "The pages you open are listed here from now on, as you last saw them.",
  asOf: (when: string) => `As of ${when}`,
} as const;
