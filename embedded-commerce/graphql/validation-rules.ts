import {
  type ASTNode,
  FieldsOnCorrectTypeRule,
  GraphQLError,
  GraphQLID,
  getNamedType,
  Kind,
  MaxIntrospectionDepthRule,
  specifiedRules,
  type ValidationRule,
} from "graphql";
import { invalidGlobalId, isGlobalId } from "./global-id.ts";

type Ancestors = readonly (ASTNode | readonly ASTNode[])[];

/** An unknown field, in the words of the hosted API. */
const knownFields: ValidationRule = (context) => ({
  Field(node, _key, _parent, _path, ancestors) {
    const type = context.getParentType();
    if (!type || context.getFieldDef()) return;
    const fieldName = node.name.value;
    context.reportError(
      refusal(
        `Field '${fieldName}' doesn't exist on type '${type.name}'`,
        [...ancestors, node],
        node,
        {
          code: "undefinedField",
          typeName: type.name,
          fieldName,
        },
      ),
    );
  },
});

/** An identifier that is written into the document and has not the form of one. */
const globalIds: ValidationRule = (context) => {
  const check = (
    node: ASTNode & { value: string },
    _key: unknown,
    parent: ASTNode | readonly ASTNode[] | undefined,
    _path: unknown,
    ancestors: Ancestors,
  ) => {
    if (getNamedType(context.getInputType()) !== GraphQLID || isGlobalId(node.value)) return;
    const field = ancestors.findLast(
      (ancestor) => isNode(ancestor) && ancestor.kind === Kind.FIELD,
    );
    const located = field && isNode(field) ? field : node;
    context.reportError(
      refusal(invalidGlobalId(node.value), [...ancestors, parent ?? [], node], located, {
        code: "argumentLiteralsIncompatible",
        typeName: "CoercionError",
      }),
    );
  };
  return { StringValue: check, IntValue: check };
};

/** The rules of GraphQL, with the hosted API's words where a client may depend on them. */
export const validationRules: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => rule !== FieldsOnCorrectTypeRule),
  MaxIntrospectionDepthRule,
  knownFields,
  globalIds,
];

/** The hosted API's `path` of an invalid document names the operation and everything down to the node. */
function refusal(
  message: string,
  steps: Ancestors,
  located: ASTNode,
  extensions: Record<string, string>,
): GraphQLError {
  const path = steps.filter(isNode).flatMap(stepTo);
  return new GraphQLError(message, { nodes: located, path, extensions });
}

function stepTo(node: ASTNode): string[] {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return [[node.operation, node.name?.value ?? []].flat().join(" ")];
    case Kind.FRAGMENT_DEFINITION:
      return [`fragment ${node.name.value}`];
    case Kind.INLINE_FRAGMENT:
      return [node.typeCondition ? `... on ${node.typeCondition.name.value}` : "..."];
    case Kind.FIELD:
      return [node.alias?.value ?? node.name.value];
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return [node.name.value];
    default:
      return [];
  }
}

function isNode(ancestor: ASTNode | readonly ASTNode[]): ancestor is ASTNode {
  return !Array.isArray(ancestor);
}
