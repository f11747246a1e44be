import { supplementStatement } from "#brand/content/supplement-statement.ts";

/** The note behind the page's asterisks (21 CFR 101.93). */
export function SupplementStatement({ className = "" }: { className?: string }) {
  if (!supplementStatement) return null;
  return (
    <p
      className={`rounded-control border border-line-strong px-5 py-5 text-sm font-semibold ${className}`}
    >
      * {supplementStatement}
    </p>
  );
}
