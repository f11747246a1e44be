import { site } from "../site";

export const quizCopy = {
  title: "Find Your Perfect Hair Routine",
  dialogTitle: "Find Your Perfect Routine",
  /** Under the title of a routine. */
  introduction: "Essential steps come first; recommended ones can wait.",
  /** In place of it, where nothing of the routine is there. */
  soldOut: "None of its products are available right now. Please check back soon.",
  noMatch: {
    title: "We couldn’t match a routine",
    text: "The products our quiz recommends for your answers aren’t available right now.",
    /** Ends with the name of a category. */
    nearest: "Here’s what we have in",
  },
  /** Under a routine as a subscription. Two of them begin with a product's name. */
  purchase: {
    staysOnce: "stays a one-time purchase.",
    notOnce: "is sold by subscription only.",
  },
  privacy: "Your answers stay on this device.",
  /** Above the first question, where a link to a result cannot be read. */
  brokenLink: "We couldn’t read that link. Answer the questions below to see your routine.",
  /** After a result. */
  keep: {
    title: "Keep your routine",
    text: "This link opens your routine again, on any device. Your answers are part of it, so anyone with the link can see them.",
    email: "Email It to Yourself",
    /** Subject of the message, and title in the device's share sheet. */
    subject: `Your ${site.name} hair routine`,
    /** Above the link in the message. */
    message: "Open your hair routine again:",
  },
};
