/** What a browser says for its visitor, where it does. */
type Wishes = { globalPrivacyControl?: boolean; connection?: { saveData?: boolean } };

/** Whether this visitor lets the shop measure; who asks to be left alone, or to save data, is. */
export function mayMeasure(browser: object): boolean {
  const { globalPrivacyControl, connection } = browser as Wishes;
  return globalPrivacyControl !== true && connection?.saveData !== true;
}
