import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { type DocumentNode, type ExecutionResult, Kind, parse } from 'graphql';
import { sockets } from './server.ts';

const send = createGraphiQLFetcher({ url: '/graphql', wsClient: sockets });

/** GraphiQL tells the operation of the tab that was left when a click is quick: the text itself says which one it is. */
export const fetcher: Fetcher = (asked, options) => {
  const document = documentOf(asked.query);
  const names = document?.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [],
  );
  const [only] = names?.length === 1 ? names : [asked.operationName];
  const answer = send(
    { ...asked, operationName: only ?? undefined },
    { ...options, documentAST: document ?? undefined },
  );
  return isStream(answer) ? withErrors(answer) : answer;
};

const isStream = (answer: object): answer is AsyncIterable<ExecutionResult> => Symbol.asyncIterator in answer;

/** The socket throws the errors of a refused subscription as a list; the editor shows them like other answers. */
async function* withErrors(answer: AsyncIterable<ExecutionResult>): AsyncGenerator<ExecutionResult> {
  try {
    yield* answer;
  } catch (error) {
    if (!Array.isArray(error)) throw error;
    yield { errors: error };
  }
}

/** None where the text is broken, of which the server speaks best. */
function documentOf(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
