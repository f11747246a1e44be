import { type PageRule, ruleFor } from "./page-rules.ts";

export type PageKey = {
  /** Path and the parameters that count, in alphabetical order: what is rendered and kept. */
  key: string;
  rule: PageRule;
};

/** More, or longer ones, are nobody's options. */
const most = { parameters: 4, characters: 80 };

/** Parameters with which campaigns and networks mark a link; they change nothing on a page. */
const marks =
  /^(?:utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|igshid|mc_cid|mc_eid|srsltid|ref|_.*)$/i;

/**
 * What an address, given as path and query, stands for. Parameters that a page does not read neither split nor poison its copy.
 * `null` for a page that is not kept.
 */
export function pageKeyOf(target: string): PageKey | null {
  const [pathname = "", search = ""] = target.split(/\?(.*)/s, 2);
  const rule = ruleFor(pathname);
  if (!rule) return null;
  const parameters = [...new URLSearchParams(search)];
  if (parameters.some(([name]) => rule.typed?.includes(name))) return null;

  const counts = (name: string) =>
    rule.query === "options" ? !marks.test(name) : rule.query.includes(name);
  const known = parameters.filter(([name]) => counts(name));
  const isOverlong = known.some(([name, value]) => (name + value).length > most.characters);
  if (known.length > most.parameters || isOverlong) return null;

  // A stable sort: the order of values under one name may matter.
  known.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const query = new URLSearchParams(known).toString();
  return { key: pathname + (query && `?${query}`), rule };
}
