import { describe, expect, test } from "vitest";
import { longUsDate } from "~/lib/dates";
import { holidayEvents } from "./holiday-events";
import { getEventDates } from "./holidays";

test("the events are in order", () => {
  const days = holidayEvents.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]);

  expect(days).toEqual(days.toSorted());
});

describe.each(holidayEvents)("the event that begins on $firstDay", (event) => {
  test("has days of the calendar, in order", () => {
    const { firstDay, standardDelivery, expressDelivery, deliveredBy, lastDay } = event;
    const days = [firstDay, standardDelivery, expressDelivery, deliveredBy, lastDay];
    const shown = getEventDates(event).map(({ day }) => day);

    for (const day of [...days, event.returnsThrough]) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }
    expect(days).toEqual(days.toSorted());
    expect(shown).toEqual(shown.toSorted());
  });

  test("promises returns through the same day in its perks and its dates", () => {
    expect(event.perks.flat().join(" ")).toContain(
      `Returns extended through ${longUsDate(event.returnsThrough)}.`,
    );
  });
});
