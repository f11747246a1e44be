type Connection = { connection?: { saveData?: boolean } };

/** Whether the visitor turned on Save-Data; false on the server. */
export function savesData(browser: object = globalThis.navigator ?? {}): boolean {
  return (browser as Connection).connection?.saveData === true;
}

/** Whether the visitor turned on Global Privacy Control. */
export function sendsPrivacyControl(browser: object = navigator): boolean {
  return (browser as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** False with Global Privacy Control or Save-Data. */
export function mayMeasure(browser: object): boolean {
  return !sendsPrivacyControl(browser) && !savesData(browser);
}

/** For scrolling by script: at once for visitors who prefer reduced motion. */
export function getScrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
