import { type ErrorBody, type ErrorCode, errorStatus } from '@besesaka/schema/kernel/errors.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, Unavailable } from '#platform/base/errors.ts';
import { isConnectionLost } from '#platform/db/connection-lost.ts';
import { sqlState } from '#platform/db/sql-state.ts';
import type { HttpEnv } from './http-env.ts';

/** Operations whose responses also have `success`, as the contract of the screens requires. */
const envelopes = /^\/api\/(?:chat(?:-[a-z]+)?|payments?|orders?|contact)(?:\/|$)/;

export function hasSuccessField(path: string): boolean {
  return envelopes.test(path);
}

const httpErrors: Record<number, [ErrorCode, string]> = {
  400: ['INVALID_INPUT', texts.brokenJson],
  413: ['TOO_LARGE', texts.tooLarge],
  415: ['UNSUPPORTED_TYPE', texts.wrongType],
};

/** SQL states for values that PostgreSQL cannot store: characters like NUL, and numbers and times out of range. */
const unstorable = ['22021', '22P05', '22P02', '22003', '22007', '22008'];
/** The database is starting, stopping, full, or unreachable. */
const databaseUnavailable = /^(?:57P0[1-3]|53300|08...)$/;
/** A statement was cancelled because of a timeout or because its caller disconnected. */
const queryCancelled = '57014';

/** Converts every error to a response; no other place does. */
export function answerError(error: unknown, c: Context<HttpEnv>): Response {
  const known = asAppError(error);
  if (known.code === 'INTERNAL') logOf(c)?.error({ err: error, path: c.req.path }, 'a request failed');
  if (sqlState(error) === queryCancelled) logOf(c)?.warn({ err: error, path: c.req.path }, 'a statement was stopped');
  if (known.retryAfterSeconds !== undefined) c.header('retry-after', String(known.retryAfterSeconds));
  // The rest of the body may be unread, so the connection cannot serve another request.
  if (known.code === 'TOO_LARGE') c.header('connection', 'close');
  const body: ErrorBody = { error: known.message, code: known.code };
  if (known.details) body.details = known.details;
  if (hasSuccessField(c.req.path)) body.success = false;
  return c.json(body, errorStatus[known.code]);
}

function logOf(c: Context<HttpEnv>) {
  return c.get('ctx')?.log;
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    const [code, text] = httpErrors[error.status] ?? ['INTERNAL', texts.somethingWrong];
    return new AppError(code, text);
  }
  const state = sqlState(error) ?? '';
  if (state === queryCancelled) return new Unavailable();
  if (unstorable.includes(state)) return new AppError('INVALID_INPUT', texts.invalidInput);
  if (databaseUnavailable.test(state) || isConnectionLost(error)) return new Unavailable();
  return new AppError('INTERNAL', texts.somethingWrong);
}
