import type { ComponentProps } from "react";
import type { PressOutlet } from "~/content/proof/press-outlets";
import { ExternalLink } from "./external-link";

type OutletListProps = ComponentProps<"ul"> & { outlets: readonly PressOutlet[] };

/** Links to outlets, in as many columns as fit. */
export function OutletList({ outlets, ...rest }: OutletListProps) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-gutter"
      {...rest}
    >
      {outlets.map(({ name, url }) => (
        <li key={url}>
          <ExternalLink href={url} className={linkClass}>
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

const linkClass = [
  "inline-flex min-h-11 items-center gap-1 underline decoration-line-strong decoration-1",
  "underline-offset-4 hover:decoration-current",
].join(" ");
