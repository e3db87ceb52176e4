import type { ApolloClient } from '@apollo/client';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { shopReviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeShopReviewInput } from '#gql/graphql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';

const WriteShopReviewMutation = graphql(`
  mutation WriteShopReview($input: WriteShopReviewInput!) {
    result: writeShopReview(input: $input) {
      message
      errors {
        ...Failure
      }
    }
  }
`);

const ChangeShopReviewMutation = graphql(`
  mutation ChangeShopReview($input: ChangeShopReviewInput!) {
    result: changeShopReview(input: $input) {
      message
      errors {
        ...Failure
      }
    }
  }
`);

type Written = Omit<ChangeShopReviewInput, 'reviewId'> & {
  slug: string;
  /** Null for a new review. */
  reviewId: string | null;
};

export interface ShopReviewRefusal {
  title: string;
  text: string;
  login: boolean;
}

/** Creates a review, or updates the viewer's own. Returns the sentence to show. */
export async function sendShopReview(
  client: ApolloClient,
  { slug, reviewId, ...said }: Written,
): Promise<{ done: string } | ShopReviewRefusal> {
  const change = (id: string) =>
    client.mutate({ mutation: ChangeShopReviewMutation, variables: { input: { ...said, reviewId: id } } });
  const write = () =>
    client.mutate({ mutation: WriteShopReviewMutation, variables: { input: { ...said, shopSlug: slug } } });
  const outcome = await (reviewId === null ? outcomeOf(write(), 'message') : outcomeOf(change(reviewId), 'message'));
  return 'done' in outcome ? { done: outcome.done.message } : refusalOf(outcome.failure);
}

const titles: Record<string, string> = {
  ALREADY_REVIEWED: texts.alreadyTitle,
  EMAIL_UNCONFIRMED: 'Confirm your email address',
  INVALID_INPUT: texts.invalidTitle,
  UNAUTHENTICATED: texts.loginTitle,
  FORBIDDEN: texts.forbiddenTitle,
  NOT_FOUND: texts.missingTitle,
  RATE_LIMITED: texts.tooFastTitle,
};

/** Combines the spec's text for a refusal with the service's message. */
export function refusalOf({ kind, code, message }: Pick<Failure, 'kind' | 'code' | 'message'>): ShopReviewRefusal {
  const title = kind === 'no-response' ? texts.unreachableTitle : (titles[code] ?? texts.faultTitle);
  const text = message || (kind === 'no-response' ? texts.unreachable : kernelTexts.somethingWrong);
  return { title, text, login: code === 'UNAUTHENTICATED' };
}
