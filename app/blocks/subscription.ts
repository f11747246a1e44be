/** The days between deliveries that an option's value names, as in 'Every 30 days'; null for any other value. */
export function getRhythmDays(value: string): number | null {
  const days = /^every (\d+) days$/i.exec(value)?.[1];
  return days ? Number(days) : null;
}

export function isSubscription(value: string): boolean {
  return getRhythmDays(value) !== null;
}
