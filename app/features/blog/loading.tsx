/** Fills a window's height, so that the footer stays below it. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-[70vh] items-start gap-3 pt-16 text-muted">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-track border-t-primary"
      />
      {text}
    </p>
  );
}

export function BlogLoading() {
  return (
    <div className="page-width">
      <Loading text="Loading blog posts..." />
    </div>
  );
}

export function ArticleLoading() {
  return (
    <div className="page-width">
      <Loading text="Loading article..." />
    </div>
  );
}
