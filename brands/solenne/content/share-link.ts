/** Ways to pass a link on. */
export const shareLinkCopy = {
  copy: "Copy Link",
  share: "Share",
  /** Names the field with the link. */
  notCopied: "We couldn’t copy the link. It’s here, ready to copy.",
} as const;
