/** Fills a window's height, so that the footer stays below it. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-[70vh] items-start gap-3 pt-16 text-muted">
      <span aria-hidden="true" className="spinner" />
      {text}
    </p>
  );
}

export function BlogLoading() {
  return (
    <div className="wrap">
      <Loading text="Loading blog posts..." />
    </div>
  );
}

export function ArticleLoading() {
  return (
    <div className="wrap">
      <Loading text="Loading article..." />
    </div>
  );
}
