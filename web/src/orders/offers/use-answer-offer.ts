import { useApolloClient } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AnswerOfferInput } from '#gql/graphql.ts';
import { useSend } from '#ui/forms/use-send.ts';
import { isLive, OfferDocument, OfferFragment, reloadOffers } from './apply-offer.ts';

const AnswerOfferMutation = graphql(`
  mutation AnswerOffer($input: AnswerOfferInput!) {
    result: answerOffer(input: $input) {
      offer {
        id
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
  const { send } = useSend(AnswerOfferMutation, {
    needs: ['offer'],
    done: ({ offer }) => {
      if (!isLive(readFragment(OfferFragment, offer))) reloadOffers(client.cache);
    },
  });
  return async (input) => {
    const failure = await send({ input });
    if (!failure || failure.kind === 'no-response') return failure ? failure.message : null;
    const variables = { id: input.offerId };
    await client.query({ query: OfferDocument, variables, fetchPolicy: 'network-only' }).catch(() => {});
    return failure.code === 'STALE' ? changedMeanwhile : failure.message;
  };
}

/** The refusal after which the same answer cannot succeed. */
export const changedMeanwhile = 'The offer changed in the meantime. Close this to see where it stands now.';
