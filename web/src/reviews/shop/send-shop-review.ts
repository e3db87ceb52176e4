import type { ApolloClient } from '@apollo/client';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { shopReviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { WriteShopReviewInput } from '#gql/graphql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';

const WriteShopReviewMutation = graphql(`
  mutation WriteShopReview($input: WriteShopReviewInput!) {
    result: writeShopReview(input: $input) {
      __typename
      ... on ShopReviewWritten {
        message
      }
      ...Failure
    }
  }
`);

export interface ShopReviewRefusal {
  title: string;
  text: string;
  login: boolean;
}

export async function sendShopReview(
  client: ApolloClient,
  input: WriteShopReviewInput,
): Promise<{ done: string } | ShopReviewRefusal> {
  const sent = client.mutate({ mutation: WriteShopReviewMutation, variables: { input }, fetchPolicy: 'no-cache' });
  const outcome = await outcomeOf(sent, 'ShopReviewWritten');
  return 'done' in outcome ? { done: outcome.done.message } : refusalOf(outcome.failure);
}

const titles: Record<string, string> = {
  ALREADY_REVIEWED: texts.alreadyTitle,
  INVALID_INPUT: texts.invalidTitle,
  UNAUTHENTICATED: texts.loginTitle,
  FORBIDDEN: texts.forbiddenTitle,
  NOT_FOUND: texts.missingTitle,
  RATE_LIMITED: texts.tooFastTitle,
};

/** Each refusal under the words of the spec, with what the service says about it. */
export function refusalOf({ kind, code, message }: Pick<Failure, 'kind' | 'code' | 'message'>): ShopReviewRefusal {
  const title = kind === 'silence' ? texts.unreachableTitle : (titles[code] ?? texts.faultTitle);
  const text = message || (kind === 'silence' ? texts.unreachable : kernelTexts.somethingWrong);
  return { title, text, login: code === 'UNAUTHENTICATED' };
}
