/** RFC 5321, 4.5.3.1. */
const maxLength = { address: 254, local: 64 };

/**
 * Returns an email address in lower case, or `null` for an invalid one. The rule is that of
 * `<input type="email">` with a dot in the domain. Non-ASCII letters are refused, because two addresses
 * could look the same; browsers send an international domain in its ASCII form.
 */
export function normalizeAddress(text: string): string | null {
  // Before `toLowerCase`, which converts the Kelvin sign to k.
  if (/[^ -~]/.test(text)) return null;
  const address = text.replace(/^ +| +$/g, "").toLowerCase();
  const [local = "", domain = "", ...more] = address.split("@");
  const isWithinLimits = address.length <= maxLength.address && local.length <= maxLength.local;
  return isWithinLimits && more.length === 0 && isLocal(local) && isDomain(domain) ? address : null;
}

function isLocal(local: string): boolean {
  const atom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
  return local.split(".").every((part) => atom.test(part));
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
  const isIpAddress = /^\d+$/.test(labels.at(-1) ?? "");
  return labels.length > 1 && !isIpAddress && labels.every((part) => label.test(part));
}
