import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";

/** Twice the cost of the shop's largest document: 250 products with their pictures and variants. */
const maxCost = 100_000;
const maxDepth = 24;
/** "You can retrieve up to a maximum of 250 resources" (API usage limits). */
const maxPageSize = 250;

/** The schema resolves introspection by itself: a flat cost stands for its lists. */
const introspectionCost = 20_000;
/** Fields behind which there is more than a value at hand: writes, reads from the disk, sums, long texts. */
const fieldCosts = costsByName({
  20000: ["cartCreate", "cartLinesAdd", "cartLinesUpdate", "cartLinesRemove"],
  1000: ["cart"],
  200: ["content", "contentHtml"],
  40: ["cost", "estimatedCost", "lines", "totalQuantity"],
  20: ["bio", "description", "descriptionHtml", "excerpt", "excerptHtml"],
  5: ["checkoutUrl", "originalSrc", "src", "transformedSrc", "url"],
});
/** Lists without a page size, with their usual length. */
const listLengths: ReadonlyMap<string, number> = new Map([
  ["options", 3],
  ["optionValues", 6],
]);
/** Characters of an argument, and of a name in the answer, that cost as much as a field. */
const charactersPerField = { argument: 100, responseName: 20 };
/** No input of the schema nests as deep; one that does is refused before anything reads it. */
const maxInputDepth = 8;

type Bounds = { cost: number; depth: number };

/**
 * Refuses a document whose answer could take too long or grow too large; returns null for any other. Cost is an
 * upper bound of the fields to resolve: every field with its own cost and the size of its arguments, times the
 * pages it stands in. Reads the document and its variables alone and visits each fragment once.
 */
export function exceededLimit(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const given = { ...defaultsOf(operation), ...variables };
  const measured = new Map<string, Bounds>();
  const open = new Set<string>();
  let cycle: string | null = null;

  function measure(set: SelectionSetNode): Bounds {
    const parts = set.selections.map((node) => {
      if (node.kind === Kind.FIELD) return measureField(node);
      if (node.kind === Kind.INLINE_FRAGMENT) return measure(node.selectionSet);
      return measureFragment(node.name.value);
    });
    return {
      cost: parts.reduce((sum, { cost }) => sum + cost, 0),
      depth: parts.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
    };
  }

  function measureField({
    name: { value: name },
    alias,
    arguments: nodes,
    selectionSet,
  }: FieldNode) {
    if (name === "__schema" || name === "__type") return { cost: introspectionCost, depth: 1 };
    const args = (nodes ?? []).map(
      (node) => [node.name.value, valueFromASTUntyped(node.value, given)] as const,
    );
    const responseName = alias?.value ?? name;
    const own =
      1 +
      (fieldCosts.get(name) ?? 0) +
      Math.floor(responseName.length / charactersPerField.responseName) +
      args.reduce((sum, [, value]) => sum + sizeOf(value), 0);
    if (!selectionSet) return { cost: own, depth: 1 };
    const inner = measure(selectionSet);
    const entries = pageSizeOf(args) * (listLengths.get(name) ?? 1);
    return { cost: own + inner.cost * entries, depth: inner.depth + 1 };
  }

  function measureFragment(name: string): Bounds {
    const known = measured.get(name);
    if (known) return known;
    const definition = fragments.get(name);
    if (open.has(name)) cycle ??= name;
    if (open.has(name) || !definition) return { cost: 0, depth: 0 };
    open.add(name);
    const bounds = measure(definition.selectionSet);
    open.delete(name);
    measured.set(name, bounds);
    return bounds;
  }

  const { cost, depth } = measure(operation.selectionSet);
  if (cycle !== null) {
    const extensions = { code: "infiniteLoop", fragmentName: cycle };
    return new GraphQLError(`Fragment ${cycle} contains an infinite loop`, { extensions });
  }
  const tooMuch =
    depth > maxDepth
      ? `Query has depth of ${depth}, which exceeds max depth of ${maxDepth}`
      : cost > maxCost
        ? `Query cost is ${cost}, which exceeds the single query max cost limit (${maxCost}).`
        : null;
  const extensions = { code: "MAX_COMPLEXITY_EXCEEDED", cost, maxCost, depth, maxDepth };
  return tooMuch === null ? null : new GraphQLError(tooMuch, { extensions });
}

function pageSizeOf(args: readonly (readonly [name: string, value: unknown])[]): number {
  const sizes = args
    .filter(([name]) => name === "first" || name === "last")
    .map(([, value]) => (typeof value === "number" ? value : maxPageSize));
  return sizes.length === 0 ? 1 : Math.max(1, Math.min(maxPageSize, ...sizes));
}

/** Of lists and objects; a document may name the same long variable hundreds of times. */
const knownSizes = new WeakMap<object, number>();

function sizeOf(value: unknown, depth = 0): number {
  if (typeof value === "string") return Math.floor(value.length / charactersPerField.argument);
  if (typeof value !== "object" || value === null || depth === maxInputDepth) return 0;
  const known = knownSizes.get(value);
  if (known !== undefined) return known;
  const size = Object.values(value).reduce((sum, part) => sum + 1 + sizeOf(part, depth + 1), 0);
  knownSizes.set(value, size);
  return size;
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode) {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

function costsByName(namesByCost: Record<number, string[]>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(namesByCost).flatMap(([cost, names]) =>
      names.map((name) => [name, Number(cost)] as const),
    ),
  );
}
