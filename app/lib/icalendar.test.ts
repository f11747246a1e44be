import ICAL from "ical.js";
import { expect, test } from "vitest";
import { addDays } from "./delivery-days";
import { writeCalendar } from "./icalendar";

const now = Date.parse("2026-11-28T04:59:00Z");
type DayEvent = Parameters<typeof writeCalendar>[0]["events"][number];

function testEvent(parts: Partial<DayEvent> = {}): DayEvent {
  const texts = { summary: "Charge", description: "Skip or cancel by email." };
  return { id: "1", day: "2026-12-27", reminderDays: 3, ...texts, ...parts };
}

function write(...events: DayEvent[]): string {
  return writeCalendar({ productId: "-//Shop//Renewals//EN", domain: "shop.example", events, now });
}

/** What a calendar program reads. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { startDate, endDate, summary, description, uid } = new ICAL.Event(component);
    const alarm = component.getFirstSubcomponent("valarm");
    const reminder = startDate.clone();
    reminder.isDate = false;
    reminder.addDuration(ICAL.Duration.fromString(String(alarm?.getFirstPropertyValue("trigger"))));
    return { startDate, endDate, summary, description, uid, reminder: String(reminder) };
  });
}

test.each(["2027-03-15", "2028-02-29", "2026-12-31", "2027-11-08"])(
  "an event on %s takes that day, and reminds at 9 in the morning three days before",
  (day) => {
    const [event] = read(write(testEvent({ day })));

    expect(event?.startDate.isDate).toBe(true);
    expect(String(event?.startDate)).toBe(day);
    expect(String(event?.endDate)).toBe(addDays(day, 1));
    expect(event?.reminder).toBe(`${addDays(day, -3)}T09:00:00`);
  },
);

test("texts of any kind arrive as they are", () => {
  const summary =
    "Solenne charges $45.00; “Essentials”, 1\\2 — every 30 days, as chosen: naïve 日本語 🧴🧴🧴🧴";
  const description = "First line, with a comma\nSecond line; END:VEVENT";
  const [read1, read2] = read(
    write(testEvent({ summary, description }), testEvent({ id: "a;b,c" })),
  );

  expect(read1?.summary).toBe(summary);
  expect(read1?.description).toBe(description);
  expect(read2?.uid).toBe("a;b,c@shop.example");
});

test("a text's separators are escaped, for programs that split at each", () => {
  const text = write(testEvent({ summary: "1\\2; a, b\nc" }));

  expect(text).toContain("SUMMARY:1\\\\2\\; a\\, b\\nc\r\n");
});

test.each([
  ["A\rATTENDEE:mailto:a@b.example", "A\nATTENDEE:mailto:a@b.example"],
  ["A\u0000\u0007\u001B[31m\u007F B", "A[31m B"],
  ["A\tB", "A\tB"],
])("a text such as %j adds no line and no control character", (summary, shown) => {
  const text = write(testEvent({ summary }));

  expect(read(text)[0]?.summary).toBe(shown);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[^\t\P{Cc}]/u);
});

test("lines end as the format asks, and none is longer than 75 bytes", () => {
  const text = write(testEvent({ description: "日本語のとても長い説明。".repeat(20) }));
  const lines = text.split("\r\n");

  expect(lines.at(-1)).toBe("");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75);
  expect(text).toContain("DTSTAMP:20261128T045900Z");
});
