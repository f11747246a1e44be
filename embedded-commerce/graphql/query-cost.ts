import {
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";
import { fieldPrice, inputPrice } from "./prices.ts";

/** Lists that are not paged, with their usual length in a catalogue: they multiply what stands in them. */
const listSizes: ReadonlyMap<string, number> = new Map([
  ["adjacentVariants", 10],
  ["authors", 10],
  ["optionValues", 6],
  ["options", 3],
  ["productRecommendations", 10],
]);

export type QueryBounds = {
  cost: number;
  depth: number /** A fragment that includes itself. */;
  cycle: string | null;
};

/** Far above any page of a shop: its largest, 250 products with pictures and variants, costs about 50,000. */
export const MAX_COST = 100_000;
export const MAX_DEPTH = 24;

/** Bounds of introspection, which the schema answers by itself: a flat price instead of its lists. */
const INTROSPECTION_COST = 20_000;
/** A page without a size that can be read is assumed to be of the largest. */
const LARGEST_PAGE = 250;

/**
 * Upper bound of the work that an operation can make, in fields that are only read: every field with its
 * price and that of its arguments, times the pages it stands in. Works on the document and its variables alone
 * and visits each fragment once, so that it is cheap for any query.
 */
export function measureQuery(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): QueryBounds {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const given = { ...defaultsOf(operation), ...variables };
  const measured = new Map<string, QueryBounds>();
  const open = new Set<string>();

  function selection(set: SelectionSetNode): QueryBounds {
    let cost = 0;
    let depth = 0;
    let cycle: string | null = null;
    for (const node of set.selections) {
      const part =
        node.kind === Kind.FIELD
          ? field(node.name.value, node.arguments ?? [], node.selectionSet)
          : node.kind === Kind.INLINE_FRAGMENT
            ? selection(node.selectionSet)
            : fragment(node.name.value);
      cost += part.cost;
      depth = Math.max(depth, part.depth);
      cycle ??= part.cycle;
    }
    return { cost, depth, cycle };
  }

  function field(
    name: string,
    args: readonly ArgumentNode[],
    set: SelectionSetNode | undefined,
  ): QueryBounds {
    if (name === "__schema" || name === "__type")
      return { cost: INTROSPECTION_COST, depth: 1, cycle: null };
    const inputs = args.map(
      (arg): Input => [arg.name.value, valueFromASTUntyped(arg.value, given)],
    );
    const own = inputs.reduce((sum, input) => sum + inputPrice(...input), 1 + fieldPrice(name));
    if (!set) return { cost: own, depth: 1, cycle: null };
    const inner = selection(set);
    return {
      cost: own + inner.cost * pageSize(inputs) * (listSizes.get(name) ?? 1),
      depth: inner.depth + 1,
      cycle: inner.cycle,
    };
  }

  function fragment(name: string): QueryBounds {
    const known = measured.get(name);
    if (known) return known;
    const definition = fragments.get(name);
    if (open.has(name)) return { cost: 0, depth: 0, cycle: name };
    if (!definition) return { cost: 0, depth: 0, cycle: null };

    open.add(name);
    const bounds = selection(definition.selectionSet);
    open.delete(name);
    measured.set(name, bounds);
    return bounds;
  }

  return selection(operation.selectionSet);
}

type Input = readonly [name: string, value: unknown];

function pageSize(inputs: readonly Input[]): number {
  const sizes = inputs
    .filter(([name]) => ["first", "last", "limit", "ids"].includes(name))
    .map(([, value]) => {
      if (Array.isArray(value)) return value.length;
      return typeof value === "number" ? value : LARGEST_PAGE;
    });
  return sizes.length === 0 ? 1 : Math.max(1, Math.min(LARGEST_PAGE, ...sizes));
}

function defaultsOf({
  variableDefinitions = [],
}: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}
