import { shopReviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import type { Failure } from '#platform/network/failure.ts';

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
