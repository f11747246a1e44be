export const quizCopy = {
  title: "Find Your Perfect Hair Routine",
  dialogTitle: "Find Your Perfect Routine",
  description:
    "Answer five or six questions and get a hair routine of one to five products, with the reason for each. Your answers stay on your device.",
  noMatch: {
    title: "We couldn’t match a routine",
    text: "The products our quiz recommends for your answers aren’t available right now.",
    /** Ends with the name of a category. */
    nearest: "Here’s what we have in",
  },
  /** Under a routine as a subscription. Two of them begin with a product's name. */
  purchase: {
    severalSchedules: "Each product comes on its own schedule, shown in your cart.",
    staysOnce: "stays a one-time purchase.",
    notOnce: "is sold by subscription only.",
  },
  privacy: "Your answers stay on this device.",
};
