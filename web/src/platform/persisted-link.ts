import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** Codegen writes the hash beside the parsed document. */
function documentHash(document: DocumentNode): string | undefined {
  return (document as { __meta__?: { hash?: string } }).__meta__?.hash;
}

/** Cross-site forms can't send it; it also lets a GET pass that reads more than public fields. */
const headers = { 'x-graphql-yoga-csrf': '1' };

interface PersistedLinkOptions {
  /** True while nobody is logged in: then every read is the same for all, and may come from a shared cache. */
  isAnonymous(): boolean;
}

/** Sends the registered hash in place of the document's text; a visitor's reads as GET. */
export function createPersistedLink({ isAnonymous }: PersistedLinkOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const hash = documentHash(operation.query);
    const mayBeGet = operation.operationType === 'query' && hash !== undefined && isAnonymous();
    if (hash) operation.extensions.persistedQuery = { version: 1, sha256Hash: hash };
    operation.setContext({
      headers: { ...headers, ...operation.getContext().headers },
      fetchOptions: { method: mayBeGet ? 'GET' : 'POST' },
      http: { includeQuery: hash === undefined, includeExtensions: hash !== undefined },
    });
    return forward(operation);
  });
}
