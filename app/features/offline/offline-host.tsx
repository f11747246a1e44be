import { useEffect, useState } from "react";
import { copyTime } from "~/lib/copy-time";
import { someoneIsHere } from "~/ui/someone-is-here";

type OfflineNotice = typeof import("./offline-notice");

/**
 * Brings what watches the network. A page from the server can do without it until it is loaded and
 * somebody is there; a copy from the device says at once that it is one.
 */
export function OfflineHost() {
  const [part, setPart] = useState<OfflineNotice | null>(null);
  useEffect(() => {
    const isUrgent = !navigator.onLine || copyTime() !== null;
    const moment = isUrgent ? Promise.resolve() : someoneIsHere();
    // Without a network at the first visit there is nothing to say that the browser does not.
    moment.then(() => import("./offline-notice")).then(setPart, () => {});
  }, []);
  return part && <part.OfflineNotice />;
}
