import type { DocumentNode } from 'graphql';

/** The name by which a server of the same release knows a document; codegen writes its hash beside it. */
export function registeredName(document: DocumentNode) {
  const hash = (document as { __meta__?: { hash?: string } }).__meta__?.hash;
  return hash ? { persistedQuery: { version: 1, sha256Hash: hash } } : undefined;
}
