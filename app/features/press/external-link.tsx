import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  className?: string;
};

/** Opens in a new tab, which gets no `window.opener`. Screen readers hear so; others see an arrow. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}{" "}
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="icon inline-block size-[max(14px,0.6em)]"
      >
        <path d="M5 11l6-6M6 5h5v5" />
      </svg>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
