import { createClient } from 'graphql-ws';

interface Answer {
  data?: Record<string, never> | null;
  errors?: { message: string }[];
}

/** What this page itself asks; throws what there is to say. */
export async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors }: Answer = await response.json();
  if (errors?.[0]) throw new Error(errors[0].message);
  return answerOf<T>(data);
}

/** Safe where the text beside the call selects what its type says; the tests of the examples read both. */
function answerOf<T>(data: unknown): T {
  return data as T;
}

const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

let silence: ReturnType<typeof setTimeout> | undefined;

/** Sockets never renew a session: it is renewed by a request before each connection. */
export const sockets = createClient({
  url: async () => {
    await ask('{ viewer { user { id } } }').catch(() => undefined);
    return address;
  },
  keepAlive: 12_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  on: {
    // A connection whose pings are not answered is dead, even if nothing says so.
    ping: (isReceived) => {
      if (!isReceived) silence = setTimeout(() => sockets.terminate(), 5_000);
    },
    pong: (isReceived) => isReceived && clearTimeout(silence),
    closed: () => clearTimeout(silence),
  },
});
