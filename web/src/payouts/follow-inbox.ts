import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/module.ts';
import { PayStepFragment } from './checkout-fragment.ts';
import { OrderMoneyFragment } from './order-money.ts';

const MoneyInbox = graphql(`
  fragment MoneyInbox_update on InboxUpdate {
    __typename
    ... on OrderMoneyChanged {
      money {
        ...OrderPayment_money
      }
    }
    ... on CheckoutChanged {
      checkout {
        ...PayStep_checkout
      }
    }
  }
`);

export type MoneyUpdate = FragmentType<typeof MoneyInbox>;

/** Writes the money of an order or a checkout that changed, also while its page is not open. */
export function followInbox({ client }: Pick<Tab, 'client'>) {
  return (update: MoneyUpdate) => {
    const event = readFragment(MoneyInbox, update);
    if (event.__typename === 'OrderMoneyChanged') {
      const data = readFragment(OrderMoneyFragment, event.money);
      client.cache.writeFragment({ fragment: OrderMoneyFragment, fragmentName: 'OrderPayment_money', data });
    }
    if (event.__typename === 'CheckoutChanged') {
      const data = readFragment(PayStepFragment, event.checkout);
      client.cache.writeFragment({ fragment: PayStepFragment, fragmentName: 'PayStep_checkout', data });
    }
  };
}
