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

/** What is known of the pages with options: which choices each has, written as in an address. */
export type ChoicesOf = (pathname: string) => ReadonlySet<string> | undefined;

/**
 * What an address, given as path and query, stands for. Parameters that a page does not read neither
 * split nor poison its copy. `null` for a page that is not kept.
 */
export function pageKeyOf(target: string, choicesOf: ChoicesOf): PageKey | null {
  const [pathname = "", search = ""] = target.split(/\?(.*)/s, 2);
  const rule = ruleFor(pathname);
  if (!rule) return null;
  const parameters = [...new URLSearchParams(search)];
  if (parameters.some(([name]) => rule.typed?.includes(name))) return null;

  const { query: names } = rule;
  const known =
    names === "options"
      ? chosen(parameters, choicesOf(pathname))
      : parameters.filter(([name]) => names.includes(name));
  const isOverlong = known.some(([name, value]) => (name + value).length > most.characters);
  if (known.length > most.parameters || isOverlong) return null;

  // A stable sort: the order of values under one name may matter.
  known.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const query = new URLSearchParams(known).toString();
  return { key: pathname + (query && `?${query}`), rule };
}

/** Before a page was rendered for the first time, anything may be one of its options. */
function chosen(parameters: [string, string][], choices: ReadonlySet<string> | undefined) {
  if (!choices) return parameters.filter(([name]) => !marks.test(name));
  const firsts = new Map(parameters.toReversed());
  return [...firsts].filter((choice) => choices.has(new URLSearchParams([choice]).toString()));
}
