/** `November 21 at 6:30 PM` by the visitor's own clock; never rendered by the server. */
export function momentText(ms: number): string {
  // Made when it is needed: getting ready takes a phone 100 ms.
  const format = new Intl.DateTimeFormat("en-US", {
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return format.format(ms);
}
