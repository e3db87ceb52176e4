import { cartTexts } from '@besesaka/schema/orders/cart-texts.ts';
import type { Failure } from '#platform/network/failure.ts';

/** The actions on a cart. Each has its own error texts. */
export type CartAction = 'add' | 'update' | 'remove' | 'clear';

/** The contents of an error toast. */
export interface CartFailure {
  title: string;
  /** The reason, if the title does not state it. */
  text?: string;
}

const failed: Record<CartAction, string> = {
  add: cartTexts.addFailed,
  update: cartTexts.updateFailed,
  remove: cartTexts.removeFailed,
  clear: cartTexts.clearFailed,
};

const noConnection = 'Please check your internet connection.';

function loginNeeded(action: CartAction): CartFailure {
  return { title: action === 'add' ? cartTexts.loginToAdd : cartTexts.loginToManage };
}

/**
 * Uses the server's message if it has one for users. Clearing has three texts: for a refusal without a message, for a
 * server error, and for no response.
 */
export function cartFailure(action: CartAction, { kind, code, message }: Failure): CartFailure {
  if (code === 'UNAUTHENTICATED') return loginNeeded(action);
  if (kind === 'no-response' && action !== 'clear') return { title: failed[action], text: noConnection };
  if (message || action !== 'clear' || kind === 'refusal') return { title: message || failed[action] };
  return { title: kind === 'error' ? cartTexts.clearFailedTry : cartTexts.clearError };
}
