/** What one check saw. An `error` breaks a page or the checkout, a `warning` does not. */
export type Finding = {
  name: string;
  status: "ok" | "warning" | "error";
  seen: string;
  /** The whole list that `seen` shortens, for `--json`. */
  found?: readonly string[];
  /** What a visitor sees because of it. */
  effect: string;
  /** What the operator can do about it. */
  action: string;
};

/** A check that lists what is wrong with its data: a warning, unless it says `error`. */
export type Rule<Data> = Pick<Finding, "name" | "effect" | "action"> & {
  status?: "error" | "warning";
  /** Whether every entry is listed: for rules that find few. */
  listsAll?: boolean;
  /** The page that the rule is about; the rule is skipped when that page is switched off. */
  page?: string;
  find(data: Data): readonly string[];
};

const maxListed = 6;
/** Entries shown of a list that is too long to go through line by line. */
const maxExamples = 3;
const maxWorkedOff = 20;

export function applyRule<Data>(
  { find, page: _, listsAll = false, ...rule }: Rule<Data>,
  data: Data,
): Finding {
  const found = find(data);
  if (found.length === 0) return passed(rule.name, "no issues");
  return { status: "warning", ...rule, seen: listsAll ? found.join(", ") : shorten(found), found };
}

/** The first entries, and how many more there are. */
export function shorten(entries: readonly string[]): string {
  const count = entries.length > maxWorkedOff ? maxExamples : maxListed;
  const listed = entries.slice(0, count).join(", ");
  return entries.length > count ? `${listed} and ${entries.length - count} more` : listed;
}

export function passed(name: string, seen: string): Finding {
  return { name, status: "ok", seen, effect: "", action: "" };
}

export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Named = { handle: string };

export function getHandles(items: readonly Named[]): string[] {
  return items.map(({ handle }) => handle);
}

/** A rule's `find`: the handles of what is wrong. */
export function handlesWhere<Item extends Named>(isWrong: (item: Item) => boolean) {
  return (items: readonly Item[] | null) => getHandles((items ?? []).filter(isWrong));
}
