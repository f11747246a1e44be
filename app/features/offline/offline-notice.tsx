import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { offlineWords } from "~/content/offline";
import { copyTime } from "~/lib/copy-time";
import { useIsOffline } from "~/ui/use-is-offline";
import { onWrittenAddress } from "~/ui/written-address";
import { offlinePath } from "./cache-names";
import { followNewerBuild } from "./newer-build";
import { noticeFor } from "./notice";
import { openPagesWhole } from "./open-pages-whole";
import { sayWhenSlow } from "./say-when-slow";
import { startWorker, tellWorker } from "./start-worker";
import "./offline.css";

/** Says in a line under the header that there is no network, and of what time a kept page is. */
export function OfflineNotice() {
  const { pathname, search } = useLocation();
  const keptAt = useCopyTime(pathname);
  const isOffline = useIsOffline();
  const isBack = useReturn(isOffline);

  useEffect(followNewerBuild, []);
  useEffect(openPagesWhole, []);
  useEffect(sayWhenSlow, []);
  useEffect(startWorker, []);
  useEffect(() => void tellWorker(pathname + search), [pathname, search]);
  useEffect(() => onWrittenAddress(tellWorker), []);

  const isSaidByPage = pathname === offlinePath;
  const notice = isSaidByPage ? null : noticeFor({ isOffline, keptAt, isBack });
  return (
    notice && (
      <p className="wrap">
        {notice.text}
        {notice.canRenew && (
          <button type="button" onClick={() => location.reload()} className="text-link">
            {offlineWords.renew}
          </button>
        )}
      </p>
    )
  );
}

/** When the page on the screen was kept. One that was reached by a link, with a network, is none. */
function useCopyTime(pathname: string): number | null {
  const [kept, setKept] = useState(() => ({ pathname, at: copyTime() }));

  useEffect(() => {
    if (pathname === kept.pathname || kept.at === null) return;
    delete document.documentElement.dataset.kept;
    setKept({ pathname, at: null });
  }, [pathname, kept]);

  useEffect(() => {
    // The page that stands in for another goes on to that one.
    if (kept.at === null || pathname === offlinePath) return;
    const renew = () => navigator.onLine && !isInUse() && location.reload();
    addEventListener("online", renew);
    return () => removeEventListener("online", renew);
  }, [kept, pathname]);
  return kept.at;
}

/** Milliseconds for which a return is worth a line. */
const shownMs = 5_000;

/** True for a moment after the network has come back. */
function useReturn(isOffline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(isOffline);

  useEffect(() => {
    if (isOffline) setWasOffline(true);
    if (isOffline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), shownMs);
    return () => clearTimeout(timer);
  }, [isOffline, wasOffline]);
  return wasOffline && !isOffline;
}

/** Whether loading the page anew would take something out of a visitor's hands. */
function isInUse(): boolean {
  const isTyping = document.activeElement?.matches("input, textarea, select") ?? false;
  return isTyping || document.querySelector("dialog:modal, :popover-open") !== null;
}
