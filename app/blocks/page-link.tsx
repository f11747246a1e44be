import type { ComponentProps } from "react";
import { useHasPage } from "~/commerce/pages";
import { TextLink } from "~/ui/link";

/** A link to a page that a shop may do without; nothing where it is off. */
export function PageLink(link: ComponentProps<typeof TextLink>) {
  const hasPage = useHasPage();
  return hasPage(String(link.to)) ? <TextLink {...link} /> : null;
}
