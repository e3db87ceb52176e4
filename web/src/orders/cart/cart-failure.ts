import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';

/** What a person does with the cart; each has its own words for failing. */
export type CartAction = 'add' | 'update' | 'remove' | 'clear';

export type CartRefusal =
  | { __typename: 'RefusedError'; code: string; message: string }
  | {
      __typename: 'ValidationError';
      message: string;
      fields: readonly { field: string; messages: readonly string[] }[];
    };

/** Said in a toast; `login` also leads to the login. */
export interface CartFailure {
  message: string;
  login: boolean;
}

const failed: Record<CartAction, string> = {
  add: orderTexts.addFailed,
  update: orderTexts.updateFailed,
  remove: orderTexts.removeFailed,
  clear: orderTexts.clearFailed,
};

export function loginNeeded(action: CartAction): CartFailure {
  return { message: action === 'add' ? orderTexts.loginToAdd : orderTexts.loginToManage, login: true };
}

/** The service's own words where it has some for people. */
export function cartRefusal(action: CartAction, refused: CartRefusal): CartFailure {
  if (refused.__typename === 'RefusedError' && refused.code === 'UNAUTHENTICATED') return loginNeeded(action);
  const said = refused.__typename === 'ValidationError' ? refused.fields[0]?.messages[0] : refused.message;
  return { message: said || refused.message || failed[action], login: false };
}

/**
 * What a broken connection throws is not fit to be shown; what stands for a fault of ours says nothing either. Clearing
 * has three sentences: for a refusal without words, for a fault of the service, and for no answer at all.
 */
export function thrownCartFailure(action: CartAction, error: unknown): CartFailure {
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (said?.extensions?.code === 'UNAUTHENTICATED') return loginNeeded(action);
  if (said?.message && said.message !== texts.somethingWrong) return { message: said.message, login: false };
  if (action !== 'clear') return { message: failed[action], login: false };
  return { message: said ? orderTexts.clearFailedTry : orderTexts.clearError, login: false };
}
