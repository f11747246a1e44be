/** The state of a history entry to which a link in the shop's list led: the list is the entry before. */
export const fromList = { isFromList: true } as const;

export function isFromList(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isFromList" in state;
}
