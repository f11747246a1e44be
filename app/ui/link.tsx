import { type LinkProps, Link as RouterLink } from "react-router";
import { savesData } from "~/lib/saves-data";

/** React Router's link with `prefetch="intent"`. With Save-Data, `viewport` is not used. */
export function Link({ prefetch = "intent", ...rest }: LinkProps) {
  const isAllowed = prefetch !== "viewport" || !savesData();
  return <RouterLink prefetch={isAllowed ? prefetch : "intent"} {...rest} />;
}
