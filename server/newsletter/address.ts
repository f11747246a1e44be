/** RFC 5321, 4.5.3.1: what a path may hold, and its part before the at sign. */
const longest = { address: 254, local: 64 };

/**
 * The one form under which an address is kept, or `null` when mail cannot be sent to it. The rule is
 * that of `<input type="email">`, with a dot in the domain. Letters beyond ASCII are refused, because
 * two addresses could look the same; browsers write an international domain in its ASCII form.
 */
export function normalAddress(text: string): string | null {
  // Before the case is lowered: that turns the sign of the kelvin into a plain k.
  if (/[^ -~]/.test(text)) return null;
  const address = text.replace(/^ +| +$/g, "").toLowerCase();
  const [local = "", domain = "", ...more] = address.split("@");
  const isShort = address.length <= longest.address && local.length <= longest.local;
  return isShort && more.length === 0 && isLocal(local) && isDomain(domain) ? address : null;
}

function isLocal(local: string): boolean {
  const atom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
  return local.split(".").every((part) => atom.test(part));
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
  const isAddressOfMachine = /^\d+$/.test(labels.at(-1) ?? "");
  return labels.length > 1 && !isAddressOfMachine && labels.every((part) => label.test(part));
}
