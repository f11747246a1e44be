export const offlineSlotId = "offline";

/** Under the header: a live region that is there before its text, or the text would not be read out. */
export function OfflineSlot() {
  return <div role="status" id={offlineSlotId} className="offline-notice" />;
}
