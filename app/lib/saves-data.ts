type Connection = { connection?: { saveData?: boolean } };

/** Whether the browser was asked to load as little as possible (Save-Data); false on the server. */
export function savesData(browser: object = globalThis.navigator ?? {}): boolean {
  return (browser as Connection).connection?.saveData === true;
}
