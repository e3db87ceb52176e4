import { useFragment } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';

const OrderStepsFragment = graphql(`
  fragment UseLatestOrder_conversation on Conversation {
    id
    messages {
      items {
        id
        orderStep {
          orderId
        }
      }
    }
  }
`);

/** The order that the two spoke of last, as far as their talk is loaded; null while nothing says so. */
export function useLatestOrder(conversationId: string): string | null {
  const { data, complete } = useFragment({
    fragment: OrderStepsFragment,
    from: { __typename: 'Conversation', id: conversationId },
  });
  if (!complete) return null;
  return data.messages.items.findLast(({ orderStep }) => orderStep)?.orderStep?.orderId ?? null;
}
