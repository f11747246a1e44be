import type { ReactNode } from "react";

type ExternalLinkProps = {
  href: string;
  children: ReactNode;
  className?: string;
};

/** Leads away in a new tab, which cannot reach back, and says so to whoever cannot see the arrow. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <svg viewBox="0 0 16 16" aria-hidden="true" className="outward">
        <path d="M5 11l6-6M6 5h5v5" />
      </svg>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
