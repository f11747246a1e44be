/** Calendar files (RFC 5545). The embedded store runs this file as it is. */

/** An event that takes a day. */
type DayEvent = {
  /** Unique among all events of the shop. The same one again replaces the event. */
  id: string;
  /** `YYYY-MM-DD` */
  day: string;
  summary: string;
  description: string;
  /** Whole days before the event; the reminder is at 9 a.m. on that day, wherever the calendar is. */
  reminderDays: number;
};

type Calendar = {
  /** Id of the shop, as the format asks for it. */
  productId: string;
  /** Ends the ids of events. */
  domain: string;
  events: readonly DayEvent[];
  /** Time of writing, in milliseconds. */
  now: number;
};

/** Lines of at most 75 bytes, ended by CRLF. */
export function writeCalendar({ productId, domain, events, now }: Calendar): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escapeText(productId)}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => writeEvent(event, domain, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function writeEvent(event: DayEvent, domain: string, stamp: string): string[] {
  const { id, day, summary, description, reminderDays } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}@${domain}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:-P${reminderDays - 1}DT15H`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** The format has no control characters but the tab. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/[^\t\P{Cc}]/gu, "");
}

const maxLineBytes = 75;

/** Breaks a line between characters. What goes on begins with a space, which counts. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxLineBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
