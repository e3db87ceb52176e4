import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#platform/errors.ts';
import { comeAgainIn, type LoadShedder, Overloaded } from '#platform/load-shedder.ts';
import type { HttpEnv } from './http-env.ts';

/** What our own services ask for was let in by them already, so strangers are refused first. */
const strangersShare = 0.5;
const formType = /^multipart\/form-data/i;

/** Refuses before anything is read, logged or looked up. */
export function refuseWhenFull(shedder: LoadShedder): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!shedder.isFull(c.get('service') ? 1 : strangersShare)) return next();
    shedder.refuse();
    throw comeAgain();
  };
}

/** For once the body is there: whoever sends slowly must not hold a place. Pictures have a queue of their own. */
export function takePlace(shedder: LoadShedder): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (formType.test(c.req.header('content-type') ?? '')) return next();
    await shedder.run(next, c.get('service') ? 1 : strangersShare).catch((error: unknown) => {
      throw error instanceof Overloaded ? comeAgain() : error;
    });
  };
}

function comeAgain(): AppError {
  return new AppError('UNAVAILABLE', texts.unavailable, { retryAfterSeconds: comeAgainIn() });
}
