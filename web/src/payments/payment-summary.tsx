import { cedi } from '@besesaka/schema/kernel/money.ts';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PeriodRows, type PeriodRowsProps } from './period-rows.tsx';
import { noRenewal, RenewalSwitch } from './renewal-switch.tsx';

const renewsByCard =
  'If you pay by card, we charge the same amount again a day before it ends. By mobile money we remind you instead.';

interface Props {
  period: PeriodRowsProps;
  isRenewing: boolean;
  onRenewing: (isRenewing: boolean) => void;
  payment: { busy: boolean; pay: () => Promise<unknown> };
  /** The path of the previous step. */
  back: string;
  /** What each payment includes. */
  features: readonly string[];
  /** Describes what is paid for. */
  children: ReactNode;
}

/** The last step before the payment provider's page: the period, and beside it what is paid. A phone keeps Pay in view. */
export function PaymentSummary({ period, features, isRenewing, onRenewing, payment, back, children }: Props) {
  const { busy, pay } = payment;
  const amount = period.periods.find(({ id }) => id === period.chosen)?.price.amount ?? '';
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-8">
      <div className="flex flex-col gap-5">
        <PeriodRows {...period} />
        <ul className="grid gap-x-5 gap-y-1.5 text-sm sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="flex items-center gap-2">
              <Check aria-hidden="true" className="size-4 shrink-0 text-brand" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="contents lg:sticky lg:top-22 lg:flex lg:flex-col lg:gap-5">
        <Card className="flex flex-col gap-5 p-5 lg:p-6">
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
          <p className="text-muted text-sm">Pay by card or mobile money on our payment provider’s page.</p>
        </Card>
        <div data-phone-bar="" className="save-bar">
          <div className="flex flex-row-reverse gap-3">
            <Button wide size="large" busy={busy} onClick={() => void pay()}>
              Pay {cedi(amount)}
            </Button>
            <Link to={back} className={buttonStyle({ tone: 'secondary', size: 'large' })}>
              Back
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}
