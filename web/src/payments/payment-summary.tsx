import { cedi } from '@besesaka/schema/kernel/money.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { noRenewal, RenewalSwitch } from './renewal-switch.tsx';

const renewsByCard =
  'If you pay by card, we charge the same amount again a day before it ends. By mobile money we remind you instead.';

interface Props {
  amount: string;
  isRenewing: boolean;
  onRenewing: (isRenewing: boolean) => void;
  payment: { busy: boolean; pay: () => Promise<unknown> };
  /** The path of the previous step. */
  back: string;
  /** Describes what is paid for. */
  children: ReactNode;
}

/** The last step before the payment provider's page. */
export function PaymentSummary({ amount, isRenewing, onRenewing, payment: { busy, pay }, back, children }: Props) {
  return (
    <Card className="flex max-w-lg flex-col gap-5 p-5 sm:p-8">
      {children}
      <RenewalSwitch
        isRenewing={isRenewing}
        hint={isRenewing ? renewsByCard : noRenewal}
        busy={busy}
        onChange={onRenewing}
      />
      <dl className="flex items-baseline justify-between border-line border-t pt-4">
        <dt>Total</dt>
        <dd className="font-bold text-2xl tabular-nums">{cedi(amount)}</dd>
      </dl>
      <div className="flex flex-col gap-3">
        <Button wide size="large" busy={busy} onClick={() => void pay()}>
          Pay {cedi(amount)}
        </Button>
        <Link to={back} className={buttonStyle({ tone: 'secondary', wide: true })}>
          Back
        </Link>
      </div>
      <p className="text-muted text-sm">Pay by card or mobile money on our payment provider’s page.</p>
    </Card>
  );
}
