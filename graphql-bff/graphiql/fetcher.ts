import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { type DocumentNode, Kind, parse } from 'graphql';
import { sockets } from './server.ts';

const send = createGraphiQLFetcher({ url: '/graphql', wsClient: sockets });

/** GraphiQL tells the operation of the tab that was left when a click is quick: the text itself says which one it is. */
export const fetcher: Fetcher = (asked, options) => {
  const document = documentOf(asked.query);
  const names = document?.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [],
  );
  const [only] = names?.length === 1 ? names : [asked.operationName];
  return send({ ...asked, operationName: only ?? undefined }, { ...options, documentAST: document ?? undefined });
};

/** None where the text is broken, of which the server speaks best. */
function documentOf(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
