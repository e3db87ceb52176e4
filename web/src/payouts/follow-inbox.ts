import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/module.ts';
import { refetchActive } from '#platform/network/refetch-active.ts';
import { PayStepFragment } from './checkout-fragment.ts';
import { OrderMoneyFragment } from './order-money.ts';
import { PayoutFragment } from './shop-money/payout-fragment.ts';

const MoneyInbox = graphql(`
  fragment MoneyInbox_update on InboxUpdate {
    __typename
    ... on PayoutChanged {
      payout {
        ...Payout_payout
      }
    }
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

/** The queries with sums of the shop's money. */
const sumQueries = ['ShopMoney', 'Payouts', 'ShopMoneyEntries'];

/** Writes the money of an order or a checkout that changed, also while its page is not open. */
export function followInbox({ client }: Pick<Tab, 'client'>) {
  return (update: MoneyUpdate) => {
    const event = readFragment(MoneyInbox, update);
    if (event.__typename === 'PayoutChanged') {
      const data = readFragment(PayoutFragment, event.payout);
      client.cache.writeFragment({ fragment: PayoutFragment, data });
    }
    if (event.__typename === 'PayoutChanged' || event.__typename === 'OrderMoneyChanged')
      refetchActive(client, sumQueries);
    if (event.__typename === 'CheckoutChanged') {
      const data = readFragment(PayStepFragment, event.checkout);
      client.cache.writeFragment({ fragment: PayStepFragment, data });
    }
    if (event.__typename !== 'OrderMoneyChanged') return;
    const data = readFragment(OrderMoneyFragment, event.money);
    client.cache.writeFragment({ fragment: OrderMoneyFragment, fragmentName: 'OrderPayment_money', data });
  };
}
