import {
  type FieldNode,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The arguments of a selected child field; null if it is not selected. */
export function selectedArguments(info: GraphQLResolveInfo, name: string): Record<string, unknown> | null {
  const type = getNamedType(info.returnType);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) return null;
  for (const { selectionSet } of info.fieldNodes) {
    const node = find(info, selectionSet, name);
    if (node) return getArgumentValues(field, node, info.variableValues);
  }
  return null;
}

function find(info: GraphQLResolveInfo, set: SelectionSetNode | undefined, name: string): FieldNode | null {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value === name) return selection;
      continue;
    }
    const within = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    const selected = find(info, within?.selectionSet, name);
    if (selected) return selected;
  }
  return null;
}
