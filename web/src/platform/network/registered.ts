import { type DocumentNode, print } from 'graphql';

/** What a server of a newer release says of a document that fits its schema no more. */
export const misfit = 'GRAPHQL_VALIDATION_FAILED';

/** The name by which a server of the same release knows a document; codegen writes its hash beside it. */
export function registeredName(document: DocumentNode) {
  const hash = (document as { __meta__?: { hash?: string } }).__meta__?.hash;
  return hash ? { persistedQuery: { version: 1, sha256Hash: hash } } : undefined;
}

/** Equal for the server and the browser of one release. */
export function answerKey(document: DocumentNode, variables: object = {}): string {
  return `${registeredName(document)?.persistedQuery.sha256Hash ?? print(document)} ${JSON.stringify(variables)}`;
}
