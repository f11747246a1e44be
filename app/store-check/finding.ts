/** What one check saw. An `error` breaks a page or the checkout, a `warning` does not. */
export type Finding = {
  name: string;
  status: "ok" | "warning" | "error";
  seen: string;
  /** What a visitor sees because of it. */
  effect: string;
  /** What the shop's owner can do about it. */
  action: string;
};

/** A check that lists what is wrong with its data. */
export type Rule<Data> = Omit<Finding, "seen" | "status"> & {
  status: "warning" | "error";
  find(data: Data): readonly string[];
};

const maxListed = 6;

export function applyRule<Data>({ find, ...rule }: Rule<Data>, data: Data): Finding {
  const found = find(data);
  if (found.length === 0) return passed(rule.name, "nothing to report");
  const more = found.length > maxListed ? [`and ${found.length - maxListed} more`] : [];
  return { ...rule, seen: [...found.slice(0, maxListed), ...more].join(", ") };
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
