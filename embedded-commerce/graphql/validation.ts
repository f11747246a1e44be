import {
  type ASTNode,
  type ASTVisitFn,
  FieldsOnCorrectTypeRule,
  GraphQLError,
  GraphQLID,
  type GraphQLInputType,
  getNamedType,
  type IntValueNode,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  print,
  type StringValueNode,
  specifiedRules,
  typeFromAST,
  type ValidationRule,
} from "graphql";
import { officialSchema } from "./schema.ts";

type Ancestors = readonly (ASTNode | readonly ASTNode[])[];
type Path = readonly (string | number)[];
type Problem = { path: Path; explanation: string; message?: string };

const globalIdPattern = /^gid:\/\/shopify\/\w+\/[^/\s]+$/;
/** An error repeats this much of a single value, and of all of a variable. */
const maxCharacters = 120;
const maxValueCharacters = 1_000;
const maxProblems = 20;

const knownFields: ValidationRule = (context) => ({
  Field(node, _key, _parent, _path, ancestors) {
    const type = context.getParentType();
    if (!type || context.getFieldDef()) return;
    const fieldName = node.name.value;
    context.reportError(
      new GraphQLError(`Field '${fieldName}' doesn't exist on type '${type.name}'`, {
        nodes: node,
        path: toPath([...ancestors, node]),
        extensions: { code: "undefinedField", typeName: type.name, fieldName },
      }),
    );
  },
});

const validGlobalIds: ValidationRule = (context) => {
  const check: ASTVisitFn<StringValueNode | IntValueNode> = (node, _key, parent, _, ancestors) => {
    if (getNamedType(context.getInputType()) !== GraphQLID || isGlobalId(node.value)) return;
    context.reportError(
      new GraphQLError(invalidGlobalId(node.value), {
        nodes: ancestors.filter(isNode).findLast(({ kind }) => kind === Kind.FIELD) ?? node,
        path: toPath([...ancestors, parent ?? []]),
        extensions: { code: "argumentLiteralsIncompatible", typeName: "CoercionError" },
      }),
    );
  };
  return { StringValue: check, IntValue: check };
};

/** The rules of GraphQL, with the messages of the hosted API for unknown fields and malformed ids. */
export const validationRules: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => rule !== FieldsOnCorrectTypeRule),
  knownFields,
  validGlobalIds,
];

/** The errors of variables that do not fit their types, in the format of the hosted API. */
export function getVariableErrors(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError[] {
  return variableDefinitions.flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(officialSchema(), definition.type);
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (!isInputType(type) || (value === undefined && definition.defaultValue)) return [];

    const problems = findProblems(value, type, []).slice(0, maxProblems);
    if (problems.length === 0) return [];
    const nested = problems
      .filter(({ path }) => path.length > 0)
      .map(({ path, explanation }) => `${path.join(".")} (${explanation})`);
    const where = nested.length > 0 ? ` for ${nested.join(", ")}` : "";
    return new GraphQLError(
      `Variable $${name} of type ${print(definition.type)} was provided invalid value${where}`,
      {
        nodes: definition,
        extensions: {
          code: "INVALID_VARIABLE",
          // Left out where it would repeat a long request.
          value: JSON.stringify(value ?? null).length > maxValueCharacters ? null : (value ?? null),
          problems,
        },
      },
    );
  });
}

function findProblems(value: unknown, type: GraphQLInputType, path: Path): Problem[] {
  if (isNonNullType(type))
    return value == null
      ? [{ path, explanation: "Expected value to not be null" }]
      : findProblems(value, type.ofType, path);
  if (value == null) return [];
  if (isListType(type))
    return Array.isArray(value)
      ? value.flatMap((item, index) => findProblems(item, type.ofType, [...path, index]))
      : findProblems(value, type.ofType, path);

  if (isInputObjectType(type)) {
    if (typeof value !== "object" || Array.isArray(value))
      return [{ path, explanation: `Expected ${inspect(value)} to be a key-value object.` }];
    const fields = type.getFields();
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
    return [
      ...unknown.map((name) => ({
        path: [...path, name],
        explanation: `Field is not defined on ${type.name}`,
      })),
      ...Object.values(fields).flatMap(({ name, type: fieldType, defaultValue }) => {
        const field: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : defaultValue;
        return findProblems(field, fieldType, [...path, name]);
      }),
    ];
  }

  if (isEnumType(type)) {
    if (typeof value === "string" && type.getValue(value)) return [];
    const names = type.getValues().map(({ name }) => name);
    return [{ path, explanation: `Expected ${inspect(value)} to be one of: ${names.join(", ")}` }];
  }
  if (type === GraphQLID) {
    const explanation = invalidGlobalId(typeof value === "string" ? value : inspect(value));
    return isGlobalId(value) ? [] : [{ path, explanation, message: explanation }];
  }
  try {
    type.parseValue(value);
    return [];
  } catch {
    return [{ path, explanation: `Could not coerce value ${inspect(value)} to ${type.name}` }];
  }
}

function isGlobalId(id: unknown): boolean {
  return typeof id === "string" && globalIdPattern.test(id);
}

function invalidGlobalId(id: string): string {
  return `Invalid global id '${truncate(id)}'`;
}

/** The operation and everything from it down to the last node. */
function toPath(ancestors: Ancestors): string[] {
  return ancestors.filter(isNode).flatMap((node) => {
    switch (node.kind) {
      case Kind.OPERATION_DEFINITION:
        return node.name ? `${node.operation} ${node.name.value}` : node.operation;
      case Kind.FRAGMENT_DEFINITION:
        return `fragment ${node.name.value}`;
      case Kind.INLINE_FRAGMENT:
        return node.typeCondition ? `... on ${node.typeCondition.name.value}` : "...";
      case Kind.FIELD:
        return node.alias?.value ?? node.name.value;
      case Kind.ARGUMENT:
      case Kind.OBJECT_FIELD:
        return node.name.value;
      default:
        return [];
    }
  });
}

function isNode(ancestor: ASTNode | readonly ASTNode[]): ancestor is ASTNode {
  return !Array.isArray(ancestor);
}

function inspect(value: unknown): string {
  if (typeof value === "object") return Array.isArray(value) ? "[...]" : "{...}";
  return truncate(JSON.stringify(value));
}

function truncate(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}
