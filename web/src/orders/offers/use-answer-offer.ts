import { useApolloClient } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AnswerOfferInput } from '#gql/graphql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { applyOffer, OfferDocument, OfferFragment } from './apply-offer.ts';

const AnswerOfferMutation = graphql(`
  mutation AnswerOffer($input: AnswerOfferInput!) {
    result: answerOffer(input: $input) {
      offer {
        ...OfferCard_offer
      }
      errors {
        ...Failure
      }
    }
  }
`);

/**
 * Sends an answer. Resolves to the reason why it failed, or to null. The version makes a repeated answer harmless, and
 * after a conflict the card shows the offer as it is now.
 */
export function useAnswerOffer(): (input: AnswerOfferInput) => Promise<string | null> {
  const client = useApolloClient();
  return async (input) => {
    const sent = client.mutate({ mutation: AnswerOfferMutation, variables: { input }, fetchPolicy: 'no-cache' });
    const outcome = await outcomeOf(sent, 'offer');
    if ('done' in outcome) {
      applyOffer(client.cache, readFragment(OfferFragment, outcome.done.offer));
      return null;
    }
    const { kind, code } = outcome.failure;
    if (kind === 'no-response') return failureText(outcome.failure);
    const variables = { id: input.offerId };
    await client.query({ query: OfferDocument, variables, fetchPolicy: 'network-only' }).catch(() => {});
    return code === 'STALE' ? changedMeanwhile : failureText(outcome.failure);
  };
}

/** The refusal after which the same answer cannot succeed. */
export const changedMeanwhile = 'The offer changed in the meantime. Close this to see where it stands now.';
