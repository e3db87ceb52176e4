import type { DocumentNode } from 'graphql';

/** What a server of a newer release says of a document that fits its schema no more. */
export const misfit = 'GRAPHQL_VALIDATION_FAILED';

/** The name by which a server of the same release knows a document; codegen writes its hash beside it. */
export function registeredName(document: DocumentNode) {
  const hash = (document as { __meta__?: { hash?: string } }).__meta__?.hash;
  return hash ? { persistedQuery: { version: 1, sha256Hash: hash } } : undefined;
}
