import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { limits } from './limits.ts';

type Definition = DocumentNode['definitions'][number];

/**
 * Counts what a document selects with its fragments written out, and the pairs of
 * them for one place of the answer. Must pass before validation, which compares each of these pairs.
 */
export function checkSelectedFields({ definitions }: DocumentNode): readonly GraphQLError[] {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet);
  }
  let total = 0;
  let pairs = 0;

  /** Visits all selections of one place of the response. */
  function visit(sets: readonly SelectionSetNode[]): void {
    const places = new Map<string, { count: number; below: SelectionSetNode[] }>();
    const seen = new Set<string>();
    const waiting = [...sets];
    for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
      for (const node of set.selections) {
        total += 1;
        if (total > limits.selectedFields) throw tooMuch(`more than ${limits.selectedFields} fields`);
        if (node.kind === Kind.INLINE_FRAGMENT) waiting.push(node.selectionSet);
        if (node.kind === Kind.FRAGMENT_SPREAD && !seen.has(node.name.value)) {
          seen.add(node.name.value);
          const fragment = fragments.get(node.name.value);
          if (fragment) waiting.push(fragment);
        }
        if (node.kind !== Kind.FIELD) continue;
        const name = (node.alias ?? node.name).value;
        const place = places.get(name) ?? { count: 0, below: [] };
        places.set(name, place);
        pairs += place.count;
        if (pairs > limits.repeatedPairs)
          throw tooMuch(`more than ${limits.repeatedPairs} pairs of fields under one name`);
        place.count += 1;
        if (node.selectionSet) place.below.push(node.selectionSet);
      }
    }
    for (const { below } of places.values()) if (below.length > 0) visit(below);
  }

  try {
    for (const definition of definitions) if (selects(definition)) visit([definition.selectionSet]);
    return [];
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function selects(definition: Definition): definition is Extract<Definition, { selectionSet: SelectionSetNode }> {
  return definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION;
}

function tooMuch(what: string): GraphQLError {
  return new GraphQLError(`This document selects ${what}.`, { extensions: { code: 'DOCUMENT_TOO_LARGE' } });
}
