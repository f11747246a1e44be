import { useEffect, useEffectEvent, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * A part of the interface that is loaded when it is first wanted; `null` until then. `onFailure` is
 * for the case that the network is gone: the wish should be taken back and the visitor told.
 */
export function useOnDemand<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFailure: () => void,
): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const startLoading = useEffectEvent(load);
  const reportFailure = useEffectEvent(onFailure);
  const isMissing = isWanted && !loaded;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    // Asking for a script and for what it needs takes as long as a frame on a slow phone.
    const loading = afterPaint().then(() => (isCurrent ? startLoading() : null));
    loading.then(
      (part) => isCurrent && part && setLoaded({ part }),
      () => isCurrent && reportFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  return loaded?.part ?? null;
}
