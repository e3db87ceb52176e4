import { setTimeout as delay } from 'node:timers/promises';

export interface Caller {
  urls: readonly string[];
  origin: string;
  cookie: string;
  /** As a proxy, sends no requests to servers that are not ready. */
  isReady?: ((url: string) => boolean) | undefined;
  /** Called for a request that failed although a server took it. */
  onFailure?: (error: unknown) => void;
}

/** The response's `data`, which the caller checks. */
export type Data = Record<string, Record<string, unknown> | undefined>;

export type Ask = (query: string, variables?: Record<string, unknown>) => Promise<Data>;

const answeredWithinMs = 5_000;
const givesUpAfterMs = 90_000;

/** Sends the same request to any server until one answers, as an outbox does. */
export function createAsk({ urls, origin, cookie, isReady = () => true, onFailure }: Caller): Ask {
  let turn = 0;

  const urlAt = (n: number) => urls[n % urls.length] ?? '';

  async function once(body: string): Promise<Data> {
    if (!isReady(urlAt(turn))) turn += 1;
    const response = await fetch(`${urlAt(turn)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body,
      signal: AbortSignal.timeout(answeredWithinMs),
    });
    const text = await response.text();
    const answer: { data?: Data | null; errors?: unknown } = JSON.parse(text);
    if (!response.ok || answer.errors || !answer.data) throw new Error(`${response.status} ${text}`);
    return answer.data;
  }

  return async (query, variables = {}) => {
    const body = JSON.stringify({ query, variables });
    for (const until = Date.now() + givesUpAfterMs; ; turn += 1) {
      try {
        return await once(body);
      } catch (error) {
        if (!isRefused(error)) onFailure?.(error);
        if (Date.now() > until) throw new Error('No server answers', { cause: error });
        await delay(20 + Math.random() * 60);
      }
    }
  };
}

/** No server listens there, and a proxy goes to the next one. */
function isRefused(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
