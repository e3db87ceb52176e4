import { type Failing, RefusedError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Failure } from '#platform/graphql/failures.ts';
import { Money } from '#platform/graphql/money.ts';

/** The confirmed total differs from the current one. */
export class TotalChangedError extends Error implements Failing {
  override name = 'TotalChangedError';
  readonly code = 'TOTAL_CHANGED';
  readonly total: string;
  constructor(message: string, total: string) {
    super(message);
    this.total = total;
  }
}

builder.objectType(TotalChangedError, {
  name: 'TotalChangedError',
  description: 'The total has changed since the buyer confirmed it; nothing was ordered.',
  interfaces: [Failure],
  fields: (t) => ({ total: t.expose('total', { type: Money, description: 'Current total.' }) }),
});

/** The marketplace returns the new total in the error's details. */
export async function withNewTotal<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const total = error instanceof RefusedError && error.code === 'TOTAL_CHANGED' && error.details.total?.[0];
    throw total ? new TotalChangedError(error.message, total) : error;
  }
}
