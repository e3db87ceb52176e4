import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type Client } from '@besesaka/sdk';
import { z } from 'zod';
import type { Outcome } from './book.ts';

/** What a client does about a lost answer. Who sends twice at once does so by mistake. */
export type Manner = 'once' | 'until answered' | 'twice at once';

interface Request {
  client: Client;
  /** A mutation with `$input`, whose payload is called `result`. */
  document: string;
  input: object;
}

interface Answer {
  outcome: Outcome;
  payload: unknown;
}

export interface Sent {
  outcome: Outcome;
  /** Lost answers, also those after which the SDK itself sent again. */
  lost: number;
  /** The payloads of all answers that accepted. */
  payloads: unknown[];
}

const payload = z.object({ result: z.looseObject({ errors: z.array(z.object({ code: z.string() })) }) });
const givesUpAfterMs = 10 * 60_000;
/** Of requests that may have been carried out, and of those that have to wait. */
const uncertain = /^(UNAVAILABLE|UNREACHABLE|INTERNAL|RATE_LIMITED)$/;
const losses = new AsyncLocalStorage<{ lost: number }>();

/** A `fetch` that waits so long, and counts what is lost. */
export function createFetch(patience: { ms: number }): typeof fetch {
  return async (input, init) => {
    const signals = [AbortSignal.timeout(patience.ms), ...(init?.signal ? [init.signal] : [])];
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      const text = await response.text();
      if (/"(UNAVAILABLE|INTERNAL)"/.test(text)) throw new Error('The answer says that there is none.');
      return new Response(text, response);
    } catch (error) {
      const store = losses.getStore();
      if (store) store.lost += 1;
      throw error;
    }
  };
}

export async function send(request: Request, manner: Manner): Promise<Sent> {
  const count = { lost: 0 };
  const attempt = () => losses.run(count, () => attemptOf(request));
  const answers = await Promise.all(manner === 'twice at once' ? [attempt(), attempt()] : [attempt()]);
  for (const until = Date.now() + givesUpAfterMs; manner !== 'once' && answers.every(isLost); ) {
    if (Date.now() > until) throw new Error(`No answer to ${request.document}`);
    await delay(100);
    answers.push(await attempt());
  }
  const payloads = answers.flatMap((answer) => (answer.outcome === 'accepted' ? [answer.payload] : []));
  const isUnknown = answers.some(isLost) || count.lost > 0;
  return { outcome: payloads.length > 0 ? 'accepted' : isUnknown ? 'unknown' : 'refused', lost: count.lost, payloads };
}

const isLost = ({ outcome }: Answer) => outcome === 'unknown';

async function attemptOf({ client, document, input }: Request): Promise<Answer> {
  try {
    const { result } = payload.parse(await client.query(document, { input }));
    const refusal = result.errors.find(({ code }) => code === 'UNAUTHENTICATED');
    if (refusal) throw new ApiError('The client sent a token that has expired.', refusal);
    return { outcome: result.errors.length === 0 ? 'accepted' : 'refused', payload: result };
  } catch (error) {
    const isAnswered = error instanceof z.ZodError || (error instanceof ApiError && !uncertain.test(error.code));
    if (isAnswered) throw error;
    return { outcome: 'unknown', payload: null };
  }
}
