import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { offlineSlotId } from "~/ui/offline-slot";

type OfflineNotice = typeof import("./offline-notice");

/** Brings what watches the network; stands in a part of the page that comes late itself. */
export function OfflineHost() {
  const [part, setPart] = useState<OfflineNotice | null>(null);
  useEffect(() => {
    // Without a network at the first visit there is nothing to say that the browser does not.
    import("./offline-notice").then(setPart, () => {});
  }, []);
  const slot = part && document.getElementById(offlineSlotId);
  return slot && createPortal(<part.OfflineNotice />, slot);
}
