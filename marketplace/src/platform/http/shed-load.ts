import { type LoadShedder, Overloaded } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { atCapacityError } from './at-capacity.ts';
import type { HttpEnv } from './http-env.ts';
import type { KnownCalls } from './known-calls.ts';

/** Requests from our own services were admitted there already, so direct ones are refused first. */
const strangersShare = 0.5;

/** Our own services name the address they call for. For their own calls they have a separate lane. */
function callerOf(c: Context<HttpEnv>) {
  return { address: c.get('ctx').client.address, share: c.get('service') ? 1 : strangersShare };
}

/** Refuses before anything is read, logged or queried. */
export function refuseWhenFull(shedder: LoadShedder): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!shedder.isFull(callerOf(c))) return next();
    shedder.refuse();
    throw atCapacityError();
  };
}

/** Acquired once the body has arrived, so that a slow sender does not hold a slot. Pictures have their own queue. */
export function acquireSlot(shedder: LoadShedder, calls: KnownCalls): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (calls.of(c)?.form) return next();
    await shedder.run(next, callerOf(c)).catch((error: unknown) => {
      throw error instanceof Overloaded ? atCapacityError() : error;
    });
  };
}
