import { useQuery } from '@apollo/client/react';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { useSearchParams } from 'react-router';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { allSums, MoneySkeleton, MoneySums } from '#payouts/shop-money/money-sums.tsx';
import { PayOutCard } from '#payouts/shop-money/pay-out-card.tsx';
import { FailedPayout, PayoutList, usePayouts } from '#payouts/shop-money/payout-list.tsx';
import { ShopMoneyDocument } from '#payouts/shop-money/queries.ts';
import { SumEntries } from '#payouts/shop-money/sum-entries.tsx';
import { WalletCard } from '#payouts/shop-money/wallet-card.tsx';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

/** What a shop earned in the app, and how it gets it. */
export function ShopMoneyScreen() {
  return (
    <div className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        Money
      </h1>
      <RequireRole needed="seller">
        <EmailReminder />
        <ShopMoney />
      </RequireRole>
    </div>
  );
}

function ShopMoney() {
  const [params] = useSearchParams();
  const shown = allSums.find((sum) => sum.toLowerCase() === params.get('sum')) ?? null;
  const query = useQuery(ShopMoneyDocument, { fetchPolicy: 'cache-and-network' });
  const payouts = usePayouts();
  // Shown together, so that a payout that failed does not push the rest down.
  const isLoaded = payouts.data || payouts.error;
  return (
    <Loaded
      query={query}
      data={isLoaded && query.data?.viewer?.shopMoney}
      skeleton={<MoneySkeleton />}
      failed="Failed to load your money."
    >
      {(money) => (
        <>
          <FailedPayout payouts={payouts.data} />
          <MoneySums money={money} shown={shown} />
          {shown && <SumEntries sum={shown} />}
          <div className="grid gap-4 lg:grid-cols-2">
            <PayOutCard money={money} />
            <WalletCard wallet={money.wallet} />
          </div>
          <PayoutList query={payouts} />
          {money.balancedAt && (
            <p className="text-muted text-sm">
              Last balanced {longDateTime(money.balancedAt)}: our books agreed with those of the payment provider.
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
