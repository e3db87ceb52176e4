import { type Failing, RefusedError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Failure } from '#platform/graphql/failures.ts';
import { Money } from '#platform/graphql/money.ts';

/** The person confirmed another total than the one of now. */
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
  description: 'It costs something else now than the total that was confirmed; nothing was ordered.',
  interfaces: [Failure],
  fields: (t) => ({ total: t.expose('total', { type: Money, description: 'What it costs now.' }) }),
});

/** The marketplace says the new total beside the refusal. */
export async function withNewTotal<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const total = error instanceof RefusedError && error.code === 'TOTAL_CHANGED' && error.details.total?.[0];
    throw total ? new TotalChangedError(error.message, total) : error;
  }
}
