/** Whether an option's value is a delivery that repeats, as the embedded store names it: 'Every 30 days'. */
export function isSubscription(value: string): boolean {
  return /^every \d+ days$/i.test(value);
}
