import { refusals } from "./checkout";
import { unanswered } from "./refusal";
import { type Finding, passed } from "./rules";
import type { StoreCheckOptions } from "./setting-rules";

const name = "SHOPIFY_ACCOUNT_URL";
const timeoutMs = 10_000;
const where = "the address under Settings > Customer accounts";

/** Whether the store's account pages, to which `/account…` redirects, answer at the address of the setting. */
export async function checkAccountPages(options: StoreCheckOptions): Promise<Finding> {
  const { accountUrl, isEmbedded, siteUrl, fetch } = options;
  if (isEmbedded) return passed(name, accountUrl ?? "not set");
  if (!accountUrl) {
    const effect = "links to customer accounts, in emails for example, lead to the 404 page";
    const action = `Set it to ${where}, if customers sign in there`;
    return { name, status: "warning", seen: "not set", effect, action };
  }
  const url = URL.parse(accountUrl);
  if (url?.protocol !== "https:") return broken(`${accountUrl} is no https address`);
  if (siteUrl && url.host === new URL(siteUrl).host)
    return broken(`${accountUrl} is the shop's own host, which redirects there`);
  try {
    const response = await fetch(accountUrl, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    const seen = `${accountUrl} answers ${response.status}`;
    if (response.ok) return passed(name, seen);
    if (!refusals.includes(response.status)) return broken(seen);
    return { ...broken(seen), status: "warning", action: "Open it once in a browser" };
  } catch (error) {
    return unanswered(broken(accountUrl), accountUrl, error);
  }
}

function broken(seen: string): Finding {
  const effect = "customers reach neither their orders nor their subscriptions from the shop";
  return { name, status: "error", seen, effect, action: `Set it to ${where}` };
}
