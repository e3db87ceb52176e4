import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { useState } from 'react';
import { walletText } from '#payouts/wallet-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import type { Money } from './money-sums.tsx';
import { walletBadges } from './payout-words.ts';
import { WalletDialog } from './wallet-dialog.tsx';

/** The wallet that payouts go to. */
export function WalletCard({ wallet }: { wallet: Money['wallet'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">Your wallet</h2>
        {wallet && <Badge tone={walletBadges[wallet.state].tone}>{walletBadges[wallet.state].label}</Badge>}
      </div>
      {wallet ? <Known wallet={wallet} /> : <p>Add the mobile money wallet to which we pay your sales.</p>}
      <Button tone={wallet ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {wallet ? 'Change wallet' : 'Add a wallet'}
      </Button>
      {isOpen && <WalletDialog isFirst={wallet === null} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Known({ wallet }: { wallet: NonNullable<Money['wallet']> }) {
  const { accountName, isNameConfirmed, state, usableAt } = wallet;
  return (
    <>
      <p className="wrap-anywhere">
        <strong className="block tabular-nums">{walletText(wallet)}</strong>
        {accountName}
      </p>
      <p role="status" className="text-pretty text-sm empty:hidden">
        {state === 'WAITING' && `Payouts go to it from ${longDateTime(usableAt)}. Until then nothing is paid out.`}
        {state === 'REFUSED' && 'It cannot be used. Add another wallet in your own name.'}
        {state === 'USABLE' &&
          !isNameConfirmed &&
          'The network did not give us the name of the owner, so our team compares it at the first payout.'}
      </p>
    </>
  );
}
