import { useLayoutEffect, useRef } from "react";
import { IconButton } from "./button";
import { Icon } from "./icon";

export type Toast = {
  title: string;
  description?: string;
  action?: { label: string; onSelect: () => void };
  /** Confirms something that the page also shows. */
  isConfirmation?: true;
};

type ToastViewProps = { toast: Toast; onClose: () => void };

export function ToastView({ toast: { title, description, action }, onClose }: ToastViewProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!element.current) return;
    // Browsers without popovers show it as a part of the page.
    element.current.showPopover?.();
    return closeByItself(element.current, onClose);
  }, [onClose]);

  return (
    <div
      ref={element}
      popover="manual"
      data-tone="inverse"
      className="fixed inset-[calc(var(--header)+12px)_0_auto] mx-auto flex-wrap items-center gap-x-3 open:flex w-max max-w-[min(540px,100%-2*var(--edge))] rounded-control border border-line py-2 pr-2 pl-5 animate-toast text-note"
    >
      <div className="min-w-0 flex-[1_1_9em] py-2 wrap-break-word">
        <p className="font-semibold">{title}</p>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-control px-2 font-medium whitespace-nowrap underline underline-offset-4"
          onClick={() => {
            onClose();
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton aria-label="Dismiss message" onClick={onClose}>
        <Icon name="close" size={20} />
      </IconButton>
    </div>
  );
}

/** Milliseconds (rule 33 in docs/rules.md), counted only while the toast is visible. */
const shownMs = 5_000;

/**
 * Closes a toast on Escape and after a time, which stops while it is hovered or focused and while the page is hidden.
 * Returns a cleanup function, which restores the earlier focus if it is in the toast.
 */
function closeByItself(element: HTMLElement, onClose: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer = 0;
  let origin: EventTarget | null = null;
  const isFocused = () => element.contains(document.activeElement);

  const restart = () => {
    clearTimeout(timer);
    const isPaused = element.matches(":hover, :focus-within") || document.hidden;
    if (!isPaused) timer = window.setTimeout(onClose, shownMs);
  };
  for (const type of ["pointerenter", "pointerleave", "focusin"])
    element.addEventListener(type, restart, { signal });
  // During `focusout` the element still matches `:focus-within`.
  element.addEventListener("focusout", () => queueMicrotask(restart), { signal });
  document.addEventListener("visibilitychange", restart, { signal });
  restart();

  const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
    if (!isInside) origin = relatedTarget;
  };
  element.addEventListener("focusin", rememberOrigin, { signal });

  const closeOnEscape = (event: KeyboardEvent) => {
    // Escape closes an open dialog first, unless focus is in the toast.
    if (event.key !== "Escape" || (!isFocused() && document.querySelector("dialog:modal"))) return;
    if (isFocused()) event.preventDefault();
    onClose();
  };
  document.addEventListener("keydown", closeOnEscape, { signal });

  return () => {
    stop.abort();
    clearTimeout(timer);
    if (isFocused() && origin instanceof HTMLElement) origin.focus();
  };
}
