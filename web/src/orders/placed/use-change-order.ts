import { useApolloClient } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeOrderInput } from '#gql/graphql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { applyOrderEvent, OrderEventFragment } from './apply-order-event.ts';
import { OrderByIdDocument } from './order-by-id.ts';

const ChangeOrderMutation = graphql(`
  mutation ChangeOrder($input: ChangeOrderInput!) {
    result: changeOrder(input: $input) {
      order {
        ...OrderEvent_order
      }
      errors {
        ...Failure
      }
    }
  }
`);

type Refusal = Pick<Failure, 'kind' | 'message' | 'fields'>;
type Step = Omit<ChangeOrderInput, 'orderId' | 'idempotencyKey'>;

/** Performs an action. Resolves to the refusal, or to null on success. After a conflict it reloads the order. */
export function useChangeOrder(orderId: string): (step: Step, idempotencyKey: string) => Promise<Refusal | null> {
  const client = useApolloClient();
  return async (step, idempotencyKey) => {
    const input = { ...step, orderId, idempotencyKey };
    const outcome = await outcomeOf(client.mutate({ mutation: ChangeOrderMutation, variables: { input } }), 'order');
    if ('done' in outcome) {
      applyOrderEvent(client.cache, readFragment(OrderEventFragment, outcome.done.order));
      return null;
    }
    const { kind, code, message, fields } = outcome.failure;
    if (kind !== 'refusal') return { kind, message: texts.networkError, fields };
    if (fields.length > 0) return { kind, message, fields };
    // The order has changed since this screen loaded it.
    await client
      .query({ query: OrderByIdDocument, variables: { id: orderId }, fetchPolicy: 'network-only' })
      .catch(() => {});
    return { kind, message: code === 'STALE' ? changedMeanwhile : message, fields };
  };
}

const changedMeanwhile = 'This order was changed in the meantime. You now see the latest version. Please try again.';
