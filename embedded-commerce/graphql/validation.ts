import {
  type ASTNode,
  type ASTVisitFn,
  FieldsOnCorrectTypeRule,
  GraphQLError,
  GraphQLID,
  getNamedType,
  type IntValueNode,
  Kind,
  type StringValueNode,
  specifiedRules,
  type ValidationRule,
} from "graphql";

type Ancestors = readonly (ASTNode | readonly ASTNode[])[];

const globalIdPattern = /^gid:\/\/shopify\/\w+\/[^/\s]+$/;
/** An error repeats this much of a value. */
const maxCharacters = 120;

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

function truncate(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}
