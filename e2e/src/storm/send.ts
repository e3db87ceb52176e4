import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '@besesaka/sdk';
import { ApiError } from '@besesaka/sdk/errors';
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
  lost: number;
  /** The payloads of all answers that accepted. */
  payloads: unknown[];
}

const payload = z.object({ result: z.looseObject({ errors: z.array(z.object({ code: z.string() })) }) });
const givesUpAfterMs = 90_000;
const uncertain = /^(UNAVAILABLE|INTERNAL|HTTP_5..)$/;

export async function send(request: Request, manner: Manner): Promise<Sent> {
  const answers = await Promise.all(
    manner === 'twice at once' ? [attempt(request), attempt(request)] : [attempt(request)],
  );
  for (const until = Date.now() + givesUpAfterMs; manner !== 'once' && answers.every(isLost); ) {
    if (Date.now() > until) throw new Error(`No answer to ${request.document}`);
    await delay(100);
    answers.push(await attempt(request));
  }
  const lost = answers.filter(isLost).length;
  const payloads = answers.flatMap((answer) => (answer.outcome === 'accepted' ? [answer.payload] : []));
  const isAccepted = payloads.length > 0;
  return { outcome: isAccepted ? 'accepted' : lost > 0 ? 'unknown' : 'refused', lost, payloads };
}

const isLost = ({ outcome }: Answer) => outcome === 'unknown';

async function attempt({ client, document, input }: Request): Promise<Answer> {
  try {
    const { result } = payload.parse(await client.query(document, { input }));
    return { outcome: result.errors.length === 0 ? 'accepted' : 'refused', payload: result };
  } catch (error) {
    const isAnswered = error instanceof z.ZodError || (error instanceof ApiError && !uncertain.test(error.code));
    if (isAnswered) throw error;
    return { outcome: 'unknown', payload: null };
  }
}
