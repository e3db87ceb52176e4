import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { graphql } from './generated/gql/gql.ts';
import type { TypedDocumentString } from './generated/gql/graphql.ts';

const logIn = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      tokens { accessToken }
      errors { code message }
    }
  }
`);
const head = graphql(`query Head { inboxSeq }`);
const inbox = graphql(`
  subscription Inbox($after: Int) {
    inbox(after: $after) {
      __typename
      ... on InboxEvent { seq }
      ... on OrderPlaced { order { id state } }
      ... on OrderChanged { order { id state } }
      ... on MessageAdded { message { content } conversation { id } }
    }
  }
`);

/** A user who sends requests with a token and follows their inbox. */
export async function become(site: string, email: string, password: string) {
  let authorization = '';

  async function ask<R, V>(text: TypedDocumentString<R, V>, variables: V): Promise<R> {
    const answer = await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ query: text.toString(), variables }),
    });
    const { data, errors } = (await answer.json()) as { data: R; errors?: { message: string }[] };
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  }

  const { logIn: result } = await ask(logIn, { input: { email, password, answersTokens: true } });
  if (!result.tokens) throw new Error(JSON.stringify(result));
  authorization = `Bearer ${result.tokens.accessToken}`;
  const after = (await ask(head, {})).inboxSeq;
  const socket = createClient({
    url: `${site.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization },
  });
  const news = socket.iterate<ResultOf<typeof inbox>>({ query: inbox.toString(), variables: { after } });

  /** The next of what happens that is of this kind, and as it is wanted. */
  async function hear<K extends Told['__typename']>(
    kind: K,
    wanted: (told: Extract<Told, { __typename: K }>) => boolean,
  ): Promise<Extract<Told, { __typename: K }>> {
    for (let next = await news.next(); !next.done; next = await news.next()) {
      const event = next.value.data?.inbox;
      if (event && isKind(event, kind) && wanted(event)) return event;
    }
    throw new Error(`Nothing more comes, and no ${kind} came`);
  }

  return { ask, hear, close: () => socket.dispose() };
}

type ResultOf<D> = D extends TypedDocumentString<infer R, infer _> ? R : never;
type Told = ResultOf<typeof inbox>['inbox'];

function isKind<K extends Told['__typename']>(event: Told, kind: K): event is Extract<Told, { __typename: K }> {
  return event.__typename === kind;
}
