/** Names those who should not take our supplements. */
export const cautionCopy = {
  text: "Not during pregnancy or while breastfeeding: contains saw palmetto. If you take medication, ask your doctor first.",
  link: "Who shouldn’t take it",
  to: "/faq#pregnancy",
} as const;
