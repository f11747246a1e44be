type Connection = { connection?: { saveData?: boolean } };

/** Whether the visitor turned on Save-Data; false on the server. */
export function savesData(browser: object = globalThis.navigator ?? {}): boolean {
  return (browser as Connection).connection?.saveData === true;
}
