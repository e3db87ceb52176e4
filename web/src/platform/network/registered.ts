import { type DocumentNode, type FormattedExecutionResult, print } from 'graphql';

/** The code of a newer server for a document that no longer fits its schema. */
export const misfit = 'GRAPHQL_VALIDATION_FAILED';

/** Codegen writes the hash beside the document; a server of the same release finds the document by it. */
export function registeredHash(document: DocumentNode): string | undefined {
  return (document as { __meta__?: { hash?: string } }).__meta__?.hash;
}

export function registeredName(document: DocumentNode) {
  const sha256Hash = registeredHash(document);
  return sha256Hash ? { persistedQuery: { version: 1, sha256Hash } } : undefined;
}

/** The same key on the server and in the browser of one release. */
export function answerKey(document: DocumentNode, variables: object = {}): string {
  return `${registeredHash(document) ?? print(document)} ${JSON.stringify(variables)}`;
}

/** The GraphQL over HTTP specification guarantees this body, whatever the status. */
export function isResult(body: unknown): body is FormattedExecutionResult {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}
