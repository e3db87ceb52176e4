import { type DocumentNode, GraphQLError, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Validation compares each pair of fields that answer under one name, so a hundred of one cost as much as a long document. */
export function limitRepeats(maxPairs: number): Pick<Plugin, 'onParse'> {
  return {
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        if (!isDocument(result) || pairsIn(result) <= maxPairs) return;
        replaceParseResult(new GraphQLError(`The limit of ${maxPairs} pairs of fields under one name is exceeded.`));
      },
  };
}

function pairsIn(document: DocumentNode): number {
  const seen = new Map<string, number>();
  let pairs = 0;
  visit(document, {
    Field({ alias, name }) {
      const before = seen.get((alias ?? name).value) ?? 0;
      pairs += before;
      seen.set((alias ?? name).value, before + 1);
    },
  });
  return pairs;
}

function isDocument(result: unknown): result is DocumentNode {
  return typeof result === 'object' && result !== null && 'definitions' in result;
}
