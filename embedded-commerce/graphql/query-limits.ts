import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from "graphql";

/** Validation takes quadratic time in the worst case. The shop's documents have fewer than 100 tokens. */
export const maxTokens = 4_000;
/** The shop's queries cost at most 259,000 (250 products with their selling plans), and a new cart 47,000. */
const maxCost = 270_000;
/** Levels of fields, and of lists and objects in an argument. */
const maxDepth = 24;
export const nestedTooDeeply = "Query is nested too deeply";
/** "You can retrieve up to a maximum of 250 resources" (API usage limits). */
export const maxPageSize = 250;

/** Fields that cost more than 1: writes, disk reads, long texts, results as long as an argument. */
const fieldCosts: readonly [name: RegExp, cost: number][] = [
  [/^cart(?:Create|Lines\w+)$/, 45_000],
  [/^cart$/, 2_250],
  [/^contentHtml$/, 200],
  [/^description(?:Html)?$/, 20],
];
/** Lists without a page size, with their usual length. */
const listLengths: ReadonlyMap<string, number> = new Map([
  ["options", 3],
  ["__schema", 400],
  ["__type", 20],
]);
/** Lists that are short, whatever page size is requested. */
const shortLists: ReadonlyMap<string, number> = new Map([
  ["sellingPlanAllocations", 3],
  ["sellingPlanGroups", 3],
  ["sellingPlans", 3],
]);
/** Characters of an alias that cost as much as a field. */
const aliasCharactersPerField = 20;

type Size = { cost: number; depth: number };

/**
 * Throws for an operation whose response could take too long or become too large. The cost is an upper bound
 * of the fields to resolve: each field, times the page sizes of the lists around it. Every fragment is
 * measured once, so the time is linear in the length of the document.
 */
export function assertWithinLimits(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  assertShallowValues(document);
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet]]
        : [],
    ),
  );
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  );
  const values = { ...Object.fromEntries(defaults), ...variables };
  /** Null while the fragment is being measured. */
  const measuredFragments = new Map<string, Size | null>();

  function measure({ selections }: SelectionSetNode): Size {
    const sizes = selections.map((node) => {
      if (node.kind === Kind.FIELD) return measureField(node);
      if (node.kind === Kind.INLINE_FRAGMENT) return measure(node.selectionSet);
      return measureFragment(node.name.value);
    });
    return {
      cost: sizes.reduce((sum, { cost }) => sum + cost, 0),
      depth: sizes.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
    };
  }

  function measureField(field: FieldNode): Size {
    const name = field.name.value;
    const aliasCost = Math.floor((field.alias?.value.length ?? 0) / aliasCharactersPerField);
    const [, fieldCost] = fieldCosts.find(([pattern]) => pattern.test(name)) ?? [name, 1];
    const ownCost = fieldCost + aliasCost;
    if (!field.selectionSet) return { cost: ownCost, depth: 1 };
    const inner = measure(field.selectionSet);
    const pageSize = Math.min(getPageSize(field, values), shortLists.get(name) ?? maxPageSize);
    const length = pageSize * (listLengths.get(name) ?? 1);
    return { cost: ownCost + inner.cost * length, depth: inner.depth + 1 };
  }

  function measureFragment(name: string): Size {
    const measured = measuredFragments.get(name);
    if (measured) return measured;
    if (measured === null)
      throw new GraphQLError(`Fragment ${name} contains an infinite loop`, {
        extensions: { code: "infiniteLoop", fragmentName: name },
      });
    measuredFragments.set(name, null);
    const selectionSet = fragments.get(name);
    const size = selectionSet ? measure(selectionSet) : { cost: 0, depth: 0 };
    measuredFragments.set(name, size);
    return size;
  }

  const { cost, depth } = measure(operation.selectionSet);
  if (depth > maxDepth)
    throw tooComplex(`Query has depth of ${depth}, which exceeds max depth of ${maxDepth}`);
  if (cost > maxCost)
    throw tooComplex(
      `Query cost is ${cost}, which exceeds the single query max cost limit (${maxCost}).`,
    );
}

/** Throws for a list or object in so many others that functions which follow it could exhaust the stack. */
function assertShallowValues(document: DocumentNode): void {
  let depth = 0;
  const enter = () => {
    depth += 1;
    if (depth > maxDepth) throw tooComplex(nestedTooDeeply);
  };
  const leave = () => {
    depth -= 1;
  };
  visit(document, { ListValue: { enter, leave }, ObjectValue: { enter, leave } });
}

/** 1 for a field without a page size, the largest page for a page size that is not a number. */
function getPageSize(field: FieldNode, values: Record<string, unknown>): number {
  const sizes = (field.arguments ?? [])
    .filter(({ name }) => name.value === "first" || name.value === "last")
    .map(({ value }) => valueFromASTUntyped(value, values))
    .map((size) => (typeof size === "number" ? size : maxPageSize));
  return sizes.length === 0 ? 1 : Math.max(1, Math.min(maxPageSize, ...sizes));
}

export function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "MAX_COMPLEXITY_EXCEEDED" } });
}
