import { expect, test } from "vitest";
import { longUsDate } from "~/lib/dates";
import { holidayEnd } from "./holiday-words";
import { holidayDates } from "./holidays";

test("each date is written as the day whose end it is", () => {
  const written = holidayDates.map(({ ends, date }) => [longUsDate(`${ends}Z`), date]);

  expect(written.filter(([day, date]) => day !== date)).toEqual([]);
});

test("the dates come in order, and the event's end is one of them", () => {
  const ends = holidayDates.map((date) => date.ends);

  expect(ends).toEqual(ends.toSorted());
  expect(ends).toContain(holidayEnd);
});
