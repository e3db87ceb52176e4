import type { OrderRow } from '#orders/tables.ts';
import type { Due } from './deadlines.ts';

type Reminder = Extract<
  Due,
  'remind to accept' | 'remind to send' | 'say that it may be cancelled' | 'ask whether it arrived'
>;

export function reminderOf({ buyerName, sellerName }: OrderRow, due: Reminder) {
  const reminders = {
    'remind to accept': {
      side: 'seller',
      key: 'remind',
      text: {
        title: 'It waits for you',
        text: `${buyerName} paid for this order. Please accept it within 24 hours, or the money goes back.`,
      },
    },
    'remind to send': {
      side: 'seller',
      key: 'remind',
      text: { title: 'Please send it', text: `${buyerName} paid for this order and waits for it.` },
    },
    'say that it may be cancelled': {
      side: 'buyer',
      key: 'late',
      text: {
        title: 'It is late',
        text: `${sellerName} has not sent your order yet. You can cancel it on its page and get all your money back.`,
      },
    },
    'ask whether it arrived': {
      side: 'buyer',
      key: 'arrived',
      text: {
        title: 'Did it arrive?',
        text: `${sellerName} says that your order was delivered. If it did not arrive, report it on its page, or the shop gets the money.`,
      },
    },
  } as const satisfies Record<Reminder, object>;
  return reminders[due];
}
