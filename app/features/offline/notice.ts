import { offlineWords } from "~/content/offline";
import { momentText } from "./moment";

export type Situation = {
  isOffline: boolean;
  /** When the page was kept, if it is a copy. */
  keptAt: number | null;
  /** The network came back a moment ago. */
  isBack: boolean;
};

export type Notice = { text: string; canRenew: boolean };

/** What there is to say; `null` for a page from the server on a line that works. */
export function noticeFor({ isOffline, keptAt, isBack }: Situation): Notice | null {
  if (keptAt !== null) {
    const words = isOffline ? offlineWords.copy : offlineWords.unreached;
    return { text: words(momentText(keptAt)), canRenew: !isOffline };
  }
  if (isOffline) return { text: offlineWords.cut, canRenew: false };
  return isBack ? { text: offlineWords.back, canRenew: false } : null;
}
