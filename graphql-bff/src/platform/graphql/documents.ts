import { type DocumentNode, GraphQLError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import type { KnownDocuments } from './persisted.ts';
import { type GraphqlServer, hashOf } from './yoga.ts';

export interface Documents {
  /** Returns a registered or recently checked document, without any work. */
  find(payload: SubscribePayload): DocumentNode | null;
  /** Parses and validates with every limit that HTTP has. */
  check(payload: SubscribePayload): DocumentNode | readonly GraphQLError[];
}

/** Finds registered documents by hash. Unregistered ones are cached by their full text, once they are valid. */
export function createDocuments(registered: KnownDocuments, graphql: GraphqlServer): Documents {
  const checked = new LRUCache<string, DocumentNode>({
    max: 500,
    maxSize: 2_000_000,
    sizeCalculation: (_document, text) => text.length,
  });

  return {
    find({ query, extensions }) {
      const hash = hashOf(extensions);
      return (hash === null ? null : registered.byHash(hash)?.document) ?? checked.get(query) ?? null;
    },
    check({ query }) {
      const { parse, validate, schema } = graphql.getEnveloped(noContext());
      try {
        const document: DocumentNode = parse(query);
        const errors: readonly GraphQLError[] = validate(schema, document);
        if (errors.length > 0) return errors.map(withoutStatus);
        checked.set(query, document);
        return document;
      } catch (error) {
        if (error instanceof GraphQLError) return [withoutStatus(error)];
        throw error;
      }
    },
  };
}

/** Yoga requires a request's context, but its parsing and validation plugins do not use it. */
function noContext() {
  return {} as Parameters<GraphqlServer['getEnveloped']>[0];
}

/** A socket has no HTTP status. */
function withoutStatus({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError {
  const { http: _, ...others } = extensions;
  return new GraphQLError(message, { nodes, source, positions, extensions: others });
}
