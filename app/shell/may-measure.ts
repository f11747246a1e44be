import { savesData } from "~/lib/saves-data";

/** Whether this visitor lets the shop measure; who asks to be left alone, or to save data, is. */
export function mayMeasure(browser: object): boolean {
  const { globalPrivacyControl } = browser as { globalPrivacyControl?: boolean };
  return globalPrivacyControl !== true && !savesData(browser);
}
