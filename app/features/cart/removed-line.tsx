import { useEffect, useRef } from "react";
import { textLinkClass } from "~/ui/text-link";
import type { CartItem } from "./cart-item";

export type RemovedLine = { item: CartItem; index: number };

type RemovedLineProps = { title: string; onUndo: () => void };

/** Stands where the line was, with focus on the way back, so that a slip of the finger costs nothing. */
export function RemovedLine({ title, onUndo }: RemovedLineProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => buttonRef.current?.focus(), []);

  return (
    <li className="border-line not-first:border-t flex items-center justify-between gap-4 py-4">
      <p className="text-note text-muted">{title} removed.</p>
      <button
        ref={buttonRef}
        type="button"
        aria-label={`Undo: put ${title} back`}
        onClick={onUndo}
        className={`${textLinkClass} text-note`}
      >
        Undo
      </button>
    </li>
  );
}
