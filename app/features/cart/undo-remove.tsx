import { useEffect, useRef } from "react";
import { textLinkClass } from "~/ui/link";

/** Replaces a removed line and takes focus, so that a removal by mistake can be undone. */
export function UndoRemove({ title, onUndo }: { title: string; onUndo: () => void }) {
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
