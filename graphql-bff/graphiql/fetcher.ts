import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { type DocumentNode, type ExecutionResult, getOperationAST, Kind, OperationTypeNode, parse } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { sockets } from './server.ts';

const send = createGraphiQLFetcher({ url: '/graphql' });

/** After a quick click, GraphiQL names the operation of the previous tab, so the name is read from the text. */
export const fetcher: Fetcher = (asked, options) => {
  const document = documentOf(asked.query);
  const operations = document?.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION) ?? [];
  const operationName = operations.length === 1 ? operations[0]?.name?.value : (asked.operationName ?? undefined);
  const operation = document && getOperationAST(document, operationName);
  if (operation?.operation === OperationTypeNode.SUBSCRIPTION) return follow({ ...asked, operationName });
  return send({ ...asked, operationName }, { ...options, documentAST: document ?? undefined });
};

/**
 * The socket throws the errors of a refused subscription as a list; the editor shows them like other answers, as they came.
 * No generator, because one that waits for the next event would not hear that it is stopped.
 */
function follow(payload: SubscribePayload): AsyncIterableIterator<ExecutionResult> {
  const events = sockets.iterate(payload) as Required<AsyncIterableIterator<ExecutionResult>>;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () =>
      events.next().catch((error) => {
        if (!Array.isArray(error)) throw error;
        return { value: { errors: error } };
      }),
    return: () => events.return(),
  };
}

/** None where the text is broken, of which the server speaks best. */
function documentOf(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
