import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { PlacedOrder } from './checkout-purchase.ts';

const SettleAttemptMutation = graphql(`
  mutation SettleAttempt($key: String!) {
    result: settleOrderAttempt(idempotencyKey: $key) {
      __typename
      ... on OrderAttempt {
        orders {
          id
          ...PlacedOrder_order
        }
      }
      ... on RefusedError {
        code
        message
      }
      ... on ValidationError {
        message
      }
    }
  }
`);

export type SettledAttempt = { orders: readonly PlacedOrder[] } | { failure: string; login: boolean };

/** Asks what an unanswered request ordered. When it ordered nothing, the service will not carry it out any more. */
export async function settleAttempt(client: ApolloClient, key: string): Promise<SettledAttempt> {
  try {
    const options = { mutation: SettleAttemptMutation, variables: { key }, fetchPolicy: 'no-cache' as const };
    const result = (await client.mutate(options)).data?.result;
    if (result?.__typename === 'OrderAttempt') return { orders: result.orders };
    const login = result?.__typename === 'RefusedError' && result.code === 'UNAUTHENTICATED';
    return { failure: result?.message ?? texts.somethingWrong, login };
  } catch (error) {
    const said = CombinedGraphQLErrors.is(error) ? error.errors[0] : null;
    return {
      failure: said?.message ?? texts.networkError,
      login: said?.extensions?.code === 'UNAUTHENTICATED',
    };
  }
}
