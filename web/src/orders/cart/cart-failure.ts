import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import type { Failure } from '#platform/network/failure.ts';

/** What a person does with the cart; each has its own words for failing. */
export type CartAction = 'add' | 'update' | 'remove' | 'clear';

/** Said in a toast. */
export interface CartFailure {
  message: string;
}

const failed: Record<CartAction, string> = {
  add: orderTexts.addFailed,
  update: orderTexts.updateFailed,
  remove: orderTexts.removeFailed,
  clear: orderTexts.clearFailed,
};

function loginNeeded(action: CartAction): CartFailure {
  return { message: action === 'add' ? orderTexts.loginToAdd : orderTexts.loginToManage };
}

/**
 * The service's own words where it has some for people. Clearing has three sentences: for a refusal without words, for a
 * fault of the service, and for no answer at all.
 */
export function cartFailure(action: CartAction, { kind, code, message }: Failure): CartFailure {
  if (code === 'UNAUTHENTICATED') return loginNeeded(action);
  if (message || action !== 'clear' || kind === 'refusal') return { message: message || failed[action] };
  return { message: kind === 'error' ? orderTexts.clearFailedTry : orderTexts.clearError };
}
