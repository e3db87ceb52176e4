import { orderActLimits as limits } from '@besesaka/schema/payouts/order-acts/limits.ts';
import type { AdminOrderAct } from '#gql/graphql.ts';

interface ActTexts {
  button: string;
  /** The result, for the dialog. */
  text: string;
  done: string;
}

export const actTexts: Record<AdminOrderAct, ActTexts> = {
  CANCEL: {
    button: 'Cancel order',
    text: 'The order ends, the goods go back to the stock, and a payment in the app goes back to the buyer.',
    done: 'The order was cancelled.',
  },
  REFUND: {
    button: 'Refund',
    text: 'The buyer gets this amount back. The order goes on.',
    done: 'Refund requested.',
  },
  RELEASE: {
    button: 'Pay the shop',
    text: 'The shop gets what is left of the money. An open case ends with it.',
    done: 'The shop was paid.',
  },
  EXTEND: {
    button: 'Give more time',
    text: `The next deadline of the order moves by up to ${limits.extendDaysMax} days. No hold is longer than the settings allow.`,
    done: 'The deadline was moved.',
  },
  REOPEN_RETURN: {
    button: 'Reopen the return',
    text: 'The seller has to answer the return again. Money that is held waits for it.',
    done: 'The return is open again.',
  },
};
