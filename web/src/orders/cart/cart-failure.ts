import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import type { Failure } from '#platform/network/failure.ts';

/** What a person does with the cart; each has its own words for failing. */
export type CartAction = 'add' | 'update' | 'remove' | 'clear';

/** Said in a toast. */
export interface CartFailure {
  title: string;
  /** Why, where the title does not say so. */
  text?: string;
}

const failed: Record<CartAction, string> = {
  add: orderTexts.addFailed,
  update: orderTexts.updateFailed,
  remove: orderTexts.removeFailed,
  clear: orderTexts.clearFailed,
};

const noConnection = 'Please check your internet connection.';

function loginNeeded(action: CartAction): CartFailure {
  return { title: action === 'add' ? orderTexts.loginToAdd : orderTexts.loginToManage };
}

/**
 * The service's own words where it has some for people. Clearing has three sentences: for a refusal without words, for a
 * fault of the service, and for no answer at all.
 */
export function cartFailure(action: CartAction, { kind, code, message }: Failure): CartFailure {
  if (code === 'UNAUTHENTICATED') return loginNeeded(action);
  if (kind === 'silence' && action !== 'clear') return { title: failed[action], text: noConnection };
  if (message || action !== 'clear' || kind === 'refusal') return { title: message || failed[action] };
  return { title: kind === 'error' ? orderTexts.clearFailedTry : orderTexts.clearError };
}
