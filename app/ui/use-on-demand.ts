import { useEffect, useEffectEvent, useState } from "react";
import { afterPaint } from "./scheduling";
import type { Toast } from "./toast-view";
import { showToast } from "./toasts";

/** Loads a module when `isRequested` becomes true; `null` until it is loaded. */
export function useOnDemand<Part>(
  isRequested: boolean,
  load: () => Promise<Part>,
  onFailure: () => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const startLoading = useEffectEvent(load);
  const reportFailure = useEffectEvent(onFailure);
  const isMissing = isRequested && part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    // Starting to load a module takes as long as a frame on a slow phone.
    const loading = afterPaint().then(() => (isCurrent ? startLoading() : null));
    loading.then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => isCurrent && reportFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  return part;
}

/**
 * A button that opens a drawer, and the drawer, whose module is loaded when it is first opened. Returns the props
 * of both and of the layer around it; `part` is `null` until the module is loaded, and `failure` is shown when it cannot
 * be loaded or rendered.
 */
export function useDrawer<Part>(buttonId: string, load: () => Promise<Part>, failure: Toast) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const onClose = () => setIsOpen(false);
  function onFailure() {
    onClose();
    showToast(failure);
  }
  const part = useOnDemand(isOpen, load, onFailure);
  return {
    part,
    open,
    layer: { isOpen, onFailure },
    drawer: { isOpen, onClose, returnFocusTo: buttonId },
    button: {
      id: buttonId,
      "aria-haspopup": "dialog",
      "aria-expanded": isOpen,
      onClick: open,
    },
  } as const;
}
