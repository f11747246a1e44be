/** A supplement's daily serving and supply, from the numbers of its formula. */
export const formulaCopy = {
  /** `Four capsules`. */
  listServing: (perDay: string) => `${perDay} capsules`,
  describeSupply: (perMonth: number, perDay: string, days: number) =>
    `A month’s supply is ${perMonth} capsules. At ${perDay} a day, it lasts ${days} days.`,
} as const;
