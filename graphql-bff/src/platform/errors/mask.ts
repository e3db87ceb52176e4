import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Log } from '#platform/telemetry/log.ts';
import { maskedError, publicError, UnavailableError } from './errors.ts';

/** Shows the public part of each error, and replaces the rest by the request ID. */
export type Mask = <R extends Pick<ExecutionResult, 'errors'>>(result: R, requestId: string) => R;

export function createMask(log: Log): Mask {
  function masked(error: unknown, requestId: string): GraphQLError {
    const shown = publicError(error);
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    if (cause instanceof UnavailableError && cause.cause !== undefined)
      log.warn({ requestId, err: cause }, 'the marketplace does not answer');
    if (shown) return shown;
    log.error({ requestId, err: cause }, 'a request failed');
    return maskedError(requestId, error);
  }

  return (result, requestId) => {
    if (!result.errors || result.errors.length === 0) return result;
    return { ...result, errors: result.errors.map((error) => masked(error, requestId)) };
  };
}
