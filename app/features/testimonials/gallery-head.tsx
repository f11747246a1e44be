import type { ReactNode } from "react";
import { Heading } from "~/ui/heading";

/** The heading of a grid of pictures and, beside it on desktops, what the pictures are. */
export function GalleryHead(props: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="mb-9 grid gap-x-gutter gap-y-4 lg:mb-14 lg:grid-cols-[6fr_5fr] lg:items-end">
      <Heading id={props.id}>{props.title}</Heading>
      <p className="max-w-measure-md">{props.children}</p>
    </div>
  );
}
