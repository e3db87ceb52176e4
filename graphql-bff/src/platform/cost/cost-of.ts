import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { limits } from './limits.ts';
import { listSizeOf } from './list-size.ts';

type Variables = Record<string, unknown>;

export interface Costed {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Validated variables. */
  variables: Variables;
}

/** A list without a declared size counts as a full page. */
const unknownSize = 100;
/** Answered from memory; graphql itself limits their depth. */
const introspection: Readonly<Record<string, number>> = { __schema: 5_000, __type: 500, __typename: 1 };

/**
 * The maximum cost of an operation, computed before it runs: one per field of its response, and `limits.callCost` per call
 * to the marketplace, both multiplied by the sizes of the enclosing lists. Counting stops soon after the limit, because
 * nested fragments can double the work at each level.
 */
export function costOf({ schema, operation, fragments, variables }: Costed): number {
  const root = schema.getRootType(operation.operation);
  let total = 0;

  function selected(set: SelectionSetNode, typeName: string, times: number, sized: Variables): void {
    for (const node of set.selections) {
      if (total > limits.cost) return;
      if (node.kind === Kind.FIELD) addField(node, typeName, times, sized);
      else if (node.kind === Kind.INLINE_FRAGMENT) {
        selected(node.selectionSet, node.typeCondition?.name.value ?? typeName, times, sized);
      } else {
        const fragment = fragments[node.name.value];
        if (fragment) selected(fragment.selectionSet, fragment.typeCondition.name.value, times, sized);
      }
    }
  }

  function addField(node: FieldNode, typeName: string, times: number, sized: Variables): void {
    const introspectionCost = introspection[node.name.value];
    total += (introspectionCost ?? 1) * times;
    if (introspectionCost !== undefined) return;
    const type = schema.getType(typeName);
    const field = type && 'getFields' in type ? type.getFields()[node.name.value] : undefined;
    if (!field || !('args' in field)) return;
    const objects = Number(field.extensions.objectsOfCall ?? (type === root ? 1 : Number.POSITIVE_INFINITY));
    const calls = Math.ceil(times / objects);
    const items = isListType(getNullableType(field.type)) ? times * lengthOf(field, sized) : times;
    const within = getNamedType(field.type);
    const deeper = node.selectionSet && isCompositeType(within) ? node.selectionSet : null;
    total += Math.max(0, items - times) + calls * limits.callCost;
    if (deeper) selected(deeper, within.name, items, sizesBelow(field, node));
  }

  function lengthOf(field: GraphQLField<unknown, unknown>, sized: Variables): number {
    const given = sized[field.name];
    return typeof given === 'number' ? given : (listSizeOf(field)?.assumedSize ?? unknownSize);
  }

  function sizesBelow(field: GraphQLField<unknown, unknown>, node: FieldNode): Variables {
    const size = listSizeOf(field);
    if (!size?.slicingArguments || !size.sizedField) return {};
    const given = size.slicingArguments.map((name) => argumentOf(field, node, name, variables));
    const numbers = given.filter((one) => typeof one === 'number');
    // The field itself refuses sizes above the maximum.
    const longest = Math.min(Math.max(...numbers, 1), size.assumedSize);
    const usual = numbers.length > 0 ? longest : (size.usualSize ?? size.assumedSize);
    return { [size.sizedField]: usual };
  }

  if (isObjectType(root)) selected(operation.selectionSet, root.name, 1, {});
  return total;
}

function argumentOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  name: string,
  variables: Variables,
): unknown {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return given ?? field.args.find((argument) => argument.name === name)?.defaultValue;
}
