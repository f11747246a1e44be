export const quizCopy = {
  title: "Find Your Perfect Hair Routine",
  dialogTitle: "Find Your Perfect Routine",
  description:
    "Five or six questions lead to a hair routine of one to five products, with the reason for each. Your answers stay on your device.",
  privacy: "Your answers stay on this device.",
};
