import {
  GraphQLError,
  GraphQLID,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
} from "graphql";
import { invalidGlobalId, isGlobalId, shortened } from "./global-id.ts";
import { officialSchema } from "./schema.ts";

type Path = readonly (string | number)[];
type Problem = { path: Path; explanation: string; message?: string };

const maxProblems = 20;
/** No input of the schema nests as deep. */
const maxDepth = 8;

/** Refuses variables that do not fit their types, in the words and shape of the hosted API. */
export function variableErrors(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError[] {
  return variableDefinitions.flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(officialSchema(), definition.type);
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (!isInputType(type) || (value === undefined && definition.defaultValue)) return [];

    const problems = problemsOf(value, type, []).slice(0, maxProblems);
    if (problems.length === 0) return [];
    const inside = problems
      .filter(({ path }) => path.length > 0)
      .map(({ path, explanation }) => `${path.join(".")} (${explanation})`);
    const where = inside.length > 0 ? ` for ${inside.join(", ")}` : "";
    return new GraphQLError(
      `Variable $${name} of type ${print(definition.type)} was provided invalid value${where}`,
      {
        nodes: definition,
        extensions: { code: "INVALID_VARIABLE", value: excerpt(value), problems },
      },
    );
  });
}

function problemsOf(value: unknown, type: GraphQLInputType, path: Path): Problem[] {
  if (isNonNullType(type))
    return value == null
      ? [{ path, explanation: "Expected value to not be null" }]
      : problemsOf(value, type.ofType, path);
  if (value == null) return [];
  if (isListType(type))
    return Array.isArray(value)
      ? value.flatMap((item, index) => problemsOf(item, type.ofType, [...path, index]))
      : problemsOf(value, type.ofType, path);

  if (isInputObjectType(type)) {
    if (typeof value !== "object" || Array.isArray(value))
      return [{ path, explanation: `Expected ${shown(value)} to be a key-value object.` }];
    const fields = type.getFields();
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
    return [
      ...unknown.map((name) => ({
        path: [...path, name],
        explanation: `Field is not defined on ${type.name}`,
      })),
      ...Object.values(fields).flatMap(({ name, type: fieldType, defaultValue }) => {
        const given: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : defaultValue;
        return problemsOf(given, fieldType, [...path, name]);
      }),
    ];
  }

  if (isEnumType(type)) {
    if (typeof value === "string" && type.getValue(value)) return [];
    const names = type.getValues().map(({ name }) => name);
    return [{ path, explanation: `Expected ${shown(value)} to be one of: ${names.join(", ")}` }];
  }
  if (type === GraphQLID) {
    const explanation = invalidGlobalId(typeof value === "object" ? shown(value) : value);
    return isGlobalId(value) ? [] : [{ path, explanation, message: explanation }];
  }
  try {
    type.parseValue(value);
    return [];
  } catch {
    return [{ path, explanation: `Could not coerce value ${shown(value)} to ${type.name}` }];
  }
}

function shown(value: unknown): string {
  if (typeof value === "object") return Array.isArray(value) ? "[...]" : "{...}";
  return shortened(JSON.stringify(value));
}

/** The value as far as an answer repeats it: anything may be sent, of any depth and length. */
function excerpt(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return shortened(value);
  if (typeof value !== "object" || value === null) return value ?? null;
  if (depth === maxDepth) return null;
  if (Array.isArray(value))
    return value.slice(0, maxProblems).map((item) => excerpt(item, depth + 1));
  const entries = Object.entries(value).slice(0, maxProblems);
  return Object.fromEntries(entries.map(([name, part]) => [name, excerpt(part, depth + 1)]));
}
