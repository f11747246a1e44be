import { mayMeasure } from "./preferences";

/** Sends a measurement to the shop's own server, also while the page is left. Nothing if the visitor prefers none. */
export function sendReport(report: object): void {
  if (!mayMeasure()) return;
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon?.("/vitals", body);
}
