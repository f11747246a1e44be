import { savesData } from "~/lib/saves-data";

/** False with Global Privacy Control or Save-Data. */
export function mayMeasure(browser: object): boolean {
  const { globalPrivacyControl } = browser as { globalPrivacyControl?: boolean };
  return globalPrivacyControl !== true && !savesData(browser);
}
