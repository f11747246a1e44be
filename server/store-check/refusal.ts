import { CommerceError } from "~/commerce/errors";
import { type Finding, getMessage } from "./rules";

export const publicTokenName = "SHOPIFY_STOREFRONT_ACCESS_TOKEN";
export const privateTokenName = "SHOPIFY_STOREFRONT_PRIVATE_TOKEN";

/** A call that the store refused; the advice names the token that was sent. */
export function refused(
  name: string,
  error: unknown,
  effect: string,
  tokenName = publicTokenName,
): Finding {
  const action = getAdvice(error, tokenName);
  return { name, status: "error", seen: getMessage(error), effect, action };
}

/** A request that nothing answered. On a machine without a network it says nothing of the store. */
export function unanswered(
  finding: Pick<Finding, "name" | "status" | "effect">,
  address: string,
  error: unknown,
): Finding {
  // `fetch` gives the reason as the cause.
  const { cause = error } = error as { cause?: unknown };
  const action = "Check the address and this machine's network, then try again";
  return { ...finding, seen: `${address} does not answer: ${getMessage(cause)}`, action };
}

function getAdvice(error: unknown, tokenName: string): string {
  const { kind = "", status = null, codes = [] } = error instanceof CommerceError ? error : {};
  if (codes.includes("ACCESS_DENIED"))
    return "Add the scope named in the message to the token; docs/go-live.md lists all of them";
  if (status === 401 || status === 403)
    return `Copy ${tokenName} again: it has to be the ${tokenName === privateTokenName ? "private" : "public"} token of the Storefront API, and of this store (docs/go-live.md, Tokens)`;
  if (status === 430)
    return "Wait, then try from the network of the server: the platform takes the caller for a robot";
  if (status === 404) return "Check SHOPIFY_STORE_DOMAIN: your-name.myshopify.com";
  if (kind === "payment-required") return "Renew the store's billing plan";
  return "Check SHOPIFY_STORE_DOMAIN and the network, then the platform's status page";
}
