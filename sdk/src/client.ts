import { ApiError } from './errors.ts';
import { eventsOf } from './inbox.ts';
import { createSend } from './send.ts';
import { createSession, type Login } from './session.ts';
import type { AnyDocument, ResultOf, VariablesOf } from './typed.ts';
import { wait } from './wait.ts';

export interface Connection extends Login {
  /** The address of the site, such as https://besesaka.example. */
  url: string;
  fetch?: typeof fetch;
  /** How often a live connection is checked; 12 unless given. */
  pingSeconds?: number;
}

export interface QueryOptions {
  signal?: AbortSignal;
}

/** An event of the inbox, with the fields that are selected for its type. */
export type InboxEvent<Select extends string = string> = string extends Select
  ? { __typename: string; seq: number; [field: string]: unknown }
  : ResultOf<`subscription { inbox { __typename ... on InboxEvent { seq } ... on InboxReset { seq } ${Select} } }`> extends {
        inbox: infer Event;
      }
    ? Event
    : never;

export interface InboxOptions<Select extends string = string> {
  /** The selection on events besides `__typename` and `seq`, such as `... on OrderPlaced { order { id } }`. */
  select: Select;
  /** The number of the last event that was handled; without it only new events arrive. */
  after?: number;
  signal?: AbortSignal;
}

export interface List<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

type Rest<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: QueryOptions]
    : [variables: Variables, options?: QueryOptions];

export interface Client {
  /**
   * Sends a query or a mutation. The types of its variables and its response are read from its text. Failures of a
   * mutation are in its payload's `errors`.
   */
  query<const Text extends AnyDocument>(document: Text, ...rest: Rest<VariablesOf<Text>>): Promise<ResultOf<Text>>;
  /** The items of a list, page after page. The document takes `$after` and asks for `pageInfo { endCursor hasNextPage }`. */
  each<const Text extends string, Node>(
    text: Text,
    variables: Omit<VariablesOf<Text>, 'after'>,
    listOf: (data: ResultOf<Text>) => List<Node> | null | undefined,
    options?: QueryOptions,
  ): AsyncGenerator<Node>;
  /**
   * The user's events, in order, from `after` on. It continues after cuts of the network, also those that no one announces,
   * and ends with an error if the token ends.
   */
  inbox<const Select extends string>(options: InboxOptions<Select>): AsyncGenerator<InboxEvent<Select>>;
}

const shortestPauseMs = 500;
const longestPauseMs = 30_000;

export function createClient(connection: Connection): Client {
  const endpoint = `${connection.url.replace(/\/+$/, '')}/graphql`;
  const send = createSend(endpoint, connection.fetch);
  const { bearer, renew, mayRenew } = createSession(send, connection);

  async function query(document: AnyDocument, variables = {}, { signal }: QueryOptions = {}) {
    const text = String(document);
    try {
      return await send(text, variables, { bearer: await bearer(), signal });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED' || !mayRenew) throw error;
      return send(text, variables, { bearer: (await renew()).accessToken, signal });
    }
  }

  async function* each(text: string, variables: object, listOf: Finder, options?: QueryOptions) {
    let after: string | null = null;
    do {
      const { edges, pageInfo } = listIn(await query(text, { ...variables, after }, options), listOf);
      for (const { node } of edges) yield node;
      const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      if (next && next === after) throw new Error('The list does not use the variable $after.');
      after = next;
    } while (after);
  }

  async function* inbox({ select, after, signal }: InboxOptions) {
    let last = after ?? Number((await query('{ inboxSeq }')).inboxSeq);
    let pauseMs = shortestPauseMs;
    while (!signal?.aborted) {
      const pingMs = (connection.pingSeconds ?? 12) * 1000;
      try {
        const opening = { url: endpoint.replace(/^http/, 'ws'), bearer: await bearer(), pingMs };
        for await (const event of eventsOf<InboxEvent>(opening, { select, after: last, signal })) {
          pauseMs = shortestPauseMs;
          last = event.seq;
          yield event;
        }
      } catch (error) {
        throwRefusal(error);
        if (signal?.aborted) return;
        // The session of the socket has ended. With a login or a source of tokens a new one begins; an API key is over.
        if (Object(error).code === 4403) await renew().catch(throwRefusal);
      }
      await wait(pauseMs * (0.5 + Math.random() / 2), signal);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  return { query, each, inbox } as Client;
}

type Finder = (data: Record<string, unknown>) => List<unknown> | null | undefined;

/** A list that is not there, or not whole, would look like one that has ended. */
function listIn(data: Record<string, unknown>, listOf: Finder): List<unknown> {
  const list = listOf(data);
  if (!list) {
    if (data.viewer === null) throw new ApiError('Without a token there is no such list.', { code: 'UNAUTHENTICATED' });
    throw new Error(`The function found no list in the response: it returned ${list}.`);
  }
  const { edges, pageInfo } = list;
  if (!edges?.every((edge) => edge.node !== undefined))
    throw new Error('The document does not ask for `edges { node { ... } }` of the list.');
  if (pageInfo?.hasNextPage === undefined || pageInfo.endCursor === undefined)
    throw new Error('The document does not ask for `pageInfo { endCursor hasNextPage }` of the list.');
  return list;
}

const passing = ['UNAVAILABLE', 'UNREACHABLE', 'RATE_LIMITED'];

function throwRefusal(error: unknown): void {
  if (error instanceof ApiError && !passing.includes(error.code)) throw error;
}
