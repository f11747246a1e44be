import type { ComponentProps, ReactNode } from "react";

type LineFieldProps = ComponentProps<"input"> & {
  id: string;
  /** Read out; the line shows no label. */
  label: string;
  /** The button at the line's end, which sends the form. */
  button: ReactNode;
  /** While the form is sent: the button keeps its focus. */
  isBusy: boolean;
};

/** A field and its button on one line. On a narrow line the button takes a second one. */
export function LineField({ label, button, isBusy, className = "", ...field }: LineFieldProps) {
  return (
    <>
      <label htmlFor={field.id} className="sr-only">
        {label}
      </label>
      <div
        className={`flex flex-wrap border-b border-ink forced-colors:border has-aria-invalid:border-error ${className}`}
      >
        <input
          className="min-h-13 min-w-0 flex-[1_1_9em] rounded-none bg-transparent text-base"
          {...field}
        />
        <button
          type="submit"
          aria-disabled={isBusy || undefined}
          className="min-h-13 cursor-pointer pl-4 font-medium decoration-1 underline-offset-4 hover:underline inactive:cursor-not-allowed inactive:text-muted"
        >
          {button}
        </button>
      </div>
    </>
  );
}
