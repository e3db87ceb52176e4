import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { limits } from './limits.ts';

type Counted = 'depth' | 'aliases' | 'directives';
type Counts = Record<Counted, number>;

const none: Counts = { depth: 0, aliases: 0, directives: 0 };
const units: Record<Counted, string> = { depth: 'levels', aliases: 'aliases', directives: 'directives' };

/** Checks the depth and size of each operation with its fragments expanded. Each fragment is measured once. */
export function checkDocumentLimits({ definitions }: DocumentNode): readonly GraphQLError[] {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const countsByFragment = new Map<string, Counts>();

  function countFragment(name: string): Counts {
    const counted = countsByFragment.get(name);
    if (counted) return counted;
    // Validation refuses recursive fragments; until then they count as empty.
    countsByFragment.set(name, none);
    const fragment = fragments.get(name);
    const counts = fragment ? count(fragment.selectionSet) : none;
    const own = fragment?.directives?.length ?? 0;
    const all = { ...counts, directives: counts.directives + own };
    countsByFragment.set(name, all);
    return all;
  }

  function count({ selections }: SelectionSetNode): Counts {
    const sum = { ...none };
    for (const node of selections) {
      const isField = node.kind === Kind.FIELD;
      const within =
        node.kind === Kind.FRAGMENT_SPREAD
          ? countFragment(node.name.value)
          : node.selectionSet
            ? count(node.selectionSet)
            : none;
      // Introspection is deep by nature, and limited by the schema.
      const depth = isField && node.name.value === '__schema' ? 0 : within.depth;
      sum.depth = Math.max(sum.depth, depth + (isField ? 1 : 0));
      sum.aliases += within.aliases + (isField && node.alias ? 1 : 0);
      sum.directives += within.directives + (node.directives?.length ?? 0);
    }
    return sum;
  }

  for (const one of definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION) continue;
    const counts = count(one.selectionSet);
    counts.directives += one.directives?.length ?? 0;
    for (const name of ['depth', 'aliases', 'directives'] as const) {
      if (counts[name] > limits[name]) return [tooLarge(units[name], limits[name], counts[name])];
    }
  }
  return [];
}

/** `asked` is null if the count stopped at the limit. */
export function tooLarge(unit: string, allowed: number, asked: number | null = null): GraphQLError {
  const has = asked === null ? 'more' : asked;
  return new GraphQLError(`At most ${allowed} ${unit} are allowed in a document, and this one has ${has}.`, {
    extensions: { code: 'DOCUMENT_TOO_LARGE', document: { unit, asked, allowed } },
  });
}

type Definition = DocumentNode['definitions'][number];

/**
 * Counts the selected fields of a document with its fragments expanded, and the pairs of fields for one place of the
 * response. It runs before validation, which compares each of these pairs.
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
    const visited = new Set<string>();
    const waiting = [...sets];
    for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
      for (const node of set.selections) {
        total += 1;
        if (total > limits.selectedFields) throw tooMuch(`more than ${limits.selectedFields} fields`);
        if (node.kind === Kind.INLINE_FRAGMENT) waiting.push(node.selectionSet);
        if (node.kind === Kind.FRAGMENT_SPREAD && !visited.has(node.name.value)) {
          visited.add(node.name.value);
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
