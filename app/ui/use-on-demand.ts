import { useEffect, useEffectEvent, useState } from "react";
import { afterPaint } from "./after-paint";

/** Loads a module when `isRequested` becomes true; `null` until it is loaded. */
export function useOnDemand<Part>(
  isRequested: boolean,
  load: () => Promise<Part>,
  onFailure: () => void,
): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const startLoading = useEffectEvent(load);
  const reportFailure = useEffectEvent(onFailure);
  const isMissing = isRequested && !loaded;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    // Starting to load a module takes as long as a frame on a slow phone.
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
