import { CommerceError } from "~/commerce/errors";

/** What one check saw. An `error` breaks a page or the checkout or is unlawful, a `warning` is none of it. */
export type Finding = {
  name: string;
  status: "ok" | "warning" | "error";
  seen: string;
  /** What a visitor sees because of it. */
  effect: string;
  /** What the operator can do about it. */
  action: string;
};

/** A check that lists what is wrong with its data: a warning, unless it says `error`. */
export type Rule<Data> = Pick<Finding, "name" | "effect" | "action"> & {
  status?: "error" | "warning";
  find(data: Data): readonly string[];
};

export function applyRule<Data>({ find, ...rule }: Rule<Data>, data: Data): Finding {
  const found = find(data);
  if (found.length === 0) return passed(rule.name, "no issues");
  return { status: "warning", ...rule, seen: found.join(", ") };
}

export function passed(name: string, seen: string): Finding {
  return { name, status: "ok", seen, effect: "", action: "" };
}

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

export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
