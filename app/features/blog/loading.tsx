/** A spinner and words (section 2); it keeps a window's height, so that the footer waits below. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-[70vh] items-start gap-3 pt-16 text-stone">
      <span aria-hidden="true" className="spinner" />
      {text}
    </p>
  );
}
