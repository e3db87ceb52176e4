import { paymentTexts } from '@besesaka/schema/payments/texts.ts';
import type { PromptStep } from '#gql/graphql.ts';

/** For the buyer: how the last prompt ended. */
export const endedPrompts: Partial<Record<PromptStep, string>> = {
  DECLINED: paymentTexts.declined,
  TIMED_OUT: paymentTexts.promptTimedOut,
  CANCELLED: paymentTexts.promptCancelled,
};
