/** A supplement's daily serving and supply, from the numbers of its formula. */
export const formulaCopy = {
  /** `Four capsules`. */
  listServing: (perDay: string) => `${perDay} capsules`,
  describeSupply: (perMonth: number, perDay: string, days: number) =>
    `A month’s supply is ${perMonth} capsules. At ${perDay} a day, it lasts ${days} days.`,
  /** What should be left of an order by its dose; `until` is null once it is used up. */
  describeRest: (count: string, perDay: string, until: string | null) =>
    `${count} capsules, ${perDay} a day: ${until ? `enough until about ${until}` : "about empty"}`,
} as const;
