import { type LinkProps, Link as RouterLink } from "react-router";
import { savesData } from "~/lib/saves-data";

/**
 * A link that loads code and data of its page when the visitor is about to follow it or, with `viewport`, when it is
 * seen: for the few links that are likely to be followed next.
 */
export function Link({ prefetch = "intent", ...rest }: LinkProps) {
  const isWanted = prefetch !== "viewport" || !savesData();
  return <RouterLink prefetch={isWanted ? prefetch : "intent"} {...rest} />;
}
