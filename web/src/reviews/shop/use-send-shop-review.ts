import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { shopReviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeShopReviewInput } from '#gql/graphql.ts';
import type { Failure } from '#platform/network/failure.ts';
import { useSend } from '#ui/forms/use-send.ts';

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

/** Creates a review, or updates the viewer's own. `done` gets the sentence to show. */
export function useSendShopReview(shopSlug: string, done: (message: string) => Promise<void>) {
  const options = {
    failed: kernelTexts.somethingWrong,
    offline: texts.unreachable,
    needs: ['message' as const],
    done: ({ message }: { message: string }) => done(message),
  };
  const write = useSend(WriteShopReviewMutation, options);
  const edit = useSend(ChangeShopReviewMutation, options);
  return {
    busy: write.busy || edit.busy,
    /** `reviewId` is null for a new review. */
    send: (reviewId: string | null, review: Omit<ChangeShopReviewInput, 'reviewId'>) =>
      reviewId ? edit.send({ input: { ...review, reviewId } }) : write.send({ input: { ...review, shopSlug } }),
  };
}

export interface ShopReviewRefusal {
  title: string;
  text: string;
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

/** Adds the spec's title to a failure. */
export function refusalOf({
  kind,
  code,
  message: text,
}: Pick<Failure, 'kind' | 'code' | 'message'>): ShopReviewRefusal {
  const title = kind === 'no-response' ? texts.unreachableTitle : (titles[code] ?? texts.faultTitle);
  return { title, text };
}
