import { afterEach, expect, test, vi } from "vitest";
import { sendReport } from "./send-report";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["is sent as JSON to the shop's own server", {}, 1],
  ["is not sent with Global Privacy Control", { globalPrivacyControl: true }, 0],
  ["is not sent with Save-Data", { connection: { saveData: true } }, 0],
])("a report %s", async (_, preferences, times) => {
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>();
  vi.stubGlobal("navigator", { ...preferences, sendBeacon });

  sendReport({ checkout: { outcome: "opened" } });

  expect(sendBeacon).toHaveBeenCalledTimes(times);
  for (const [url, body] of sendBeacon.mock.calls) {
    expect([url, body.type]).toEqual(["/vitals", "application/json"]);
    expect(await body.text()).toBe('{"checkout":{"outcome":"opened"}}');
  }
});

test("a browser that sends no reports goes on without them", () => {
  vi.stubGlobal("navigator", {});

  expect(() => sendReport({})).not.toThrow();
});
