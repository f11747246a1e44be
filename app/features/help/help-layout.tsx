import type { ReactNode } from "react";
import { Heading } from "~/ui/heading";

type Part = { id: string; title: string };

/** The list of what is on the page at the left, the text at the right. */
export function HelpLayout({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <div className="page-width pb-section lg:grid lg:grid-cols-12 lg:gap-x-gutter">
      <nav aria-label="On this page" className={contentsClass}>
        <ul className="flex flex-wrap gap-x-6 lg:block">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-14 lg:col-span-7 lg:col-start-5 lg:space-y-20">{children}</div>
    </div>
  );
}

const contentsClass = [
  "mb-10 border-y border-line py-3 lg:sticky lg:top-[calc(var(--header)+24px)] lg:col-span-3",
  "lg:mb-0 lg:self-start lg:border-b-0",
].join(" ");

/** A part of a help page under its own anchor. */
export function HelpPart({ id, title, children }: Part & { children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Heading size="md" id={id} tabIndex={-1} className="mb-4 lg:mb-5">
        {title}
      </Heading>
      {children}
    </section>
  );
}
