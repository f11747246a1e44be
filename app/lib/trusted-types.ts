/** What the browser does with an address of a script; `lib.dom` does not describe it yet. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(path: string): string },
  ): { createScriptURL(path: string): string };
};

/** The only name that the security policy lets a script give to a policy of this kind. */
export const trustedTypesPolicy = "shop";

/** The scripts that the page may start by their address; all others are named by the served page. */
const known: ReadonlySet<string> = new Set(["/service-worker.js"]);

const rules = {
  createScriptURL(path: string): string {
    if (known.has(path)) return path;
    throw new TypeError("This is no script of the shop");
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules;

/**
 * The address in the form in which the browser takes it for a script's, where the security policy
 * demands that; a browser that knows no such form gets the text, checked by the same rule.
 */
export function trustedScriptUrl(path: string): string {
  return policy.createScriptURL(path);
}
