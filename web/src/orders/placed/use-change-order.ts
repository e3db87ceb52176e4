import { useMutation } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeOrderInput } from '#gql/graphql.ts';
import { applyOrderEvent, OrderEventFragment } from './apply-order-event.ts';
import { OrderByIdDocument } from './order-by-id.ts';

const ChangeOrderMutation = graphql(`
  mutation ChangeOrder($id: ID!, $input: ChangeOrderInput!, $key: String!) {
    changeOrder(id: $id, input: $input, idempotencyKey: $key) {
      __typename
      ... on Order {
        ...OrderEvent_order
      }
      ... on RefusedError {
        code
        message
      }
      ... on ValidationError {
        message
        fields {
          messages
        }
      }
    }
  }
`);

/** Takes a step; answers why not, or null when it is taken. What was overtaken is read afresh. */
export function useChangeOrder(id: string): (input: ChangeOrderInput, key: string) => Promise<string | null> {
  const [change, { client }] = useMutation(ChangeOrderMutation, { fetchPolicy: 'no-cache' });
  return async (input, key) => {
    try {
      const result = (await change({ variables: { id, input, key } })).data?.changeOrder;
      if (!result) return texts.somethingWrong;
      if (result.__typename === 'Order') {
        applyOrderEvent(client.cache, readFragment(OrderEventFragment, result));
        return null;
      }
      if (result.__typename === 'ValidationError') return result.fields[0]?.messages[0] ?? result.message;
      // The order is no longer what this screen showed.
      await client.query({ query: OrderByIdDocument, variables: { id }, fetchPolicy: 'network-only' }).catch(() => {});
      return result.code === 'STALE' ? changedMeanwhile : result.message;
    } catch {
      return texts.networkError;
    }
  };
}

const changedMeanwhile = 'This order was changed in the meantime. You now see it as it is; please try again.';
