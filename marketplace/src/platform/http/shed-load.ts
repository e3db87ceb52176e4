import { type LoadShedder, Overloaded } from '@besesaka/schema/kernel/load-shedder.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { comeAgain } from './come-again.ts';
import type { HttpEnv } from './http-env.ts';
import type { KnownCalls } from './known-calls.ts';

/** What our own services ask for was let in by them already, so strangers are refused first. */
const strangersShare = 0.5;

/** One of our own services names the address it asks for; for what it asks for itself it has a lane of its own. */
function callerOf(c: Context<HttpEnv>) {
  return { address: c.get('ctx').client.address, share: c.get('service') ? 1 : strangersShare };
}

/** Refuses before anything is read, logged or looked up. */
export function refuseWhenFull(shedder: LoadShedder): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!shedder.isFull(callerOf(c))) return next();
    shedder.refuse();
    throw comeAgain();
  };
}

/** For once the body is there: whoever sends slowly must not hold a place. Pictures have a queue of their own. */
export function acquireSlot(shedder: LoadShedder, calls: KnownCalls): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (calls.of(c)?.form) return next();
    await shedder.run(next, callerOf(c)).catch((error: unknown) => {
      throw error instanceof Overloaded ? comeAgain() : error;
    });
  };
}
