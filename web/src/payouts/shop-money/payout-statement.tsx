import { longDate, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { readFragment } from '#gql/fragment-masking.ts';
import type { PayoutStatementQuery } from '#gql/graphql.ts';
import { walletText } from '#payouts/wallet-words.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { PayoutFragment } from './payout-fragment.ts';
import { kindWords, payoutBadges } from './payout-words.ts';

export type Statement = NonNullable<NonNullable<PayoutStatementQuery['viewer']>['payoutStatement']>;
type Line = Statement['lines'][number];

/** The statement as it is printed. */
export function PayoutStatementSheet({ statement }: { statement: Statement }) {
  const payout = readFragment(PayoutFragment, statement.payout);
  const badge = payoutBadges[payout.state];
  const rest = statement.lineCount - statement.lines.length;
  return (
    <Card className="flex flex-col gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">Besesaka</p>
          <h1 tabIndex={-1} className="text-2xl tabular-nums">
            Payout of {cedi(payout.amount.amount)}
          </h1>
          <p className="wrap-anywhere text-muted">
            {statement.shopName}, {longDateTime(payout.createdAt)}
          </p>
        </div>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </header>
      {payout.advice && <p className="rounded-md bg-sunken p-3 text-pretty">{payout.advice}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <Fact name="Wallet" value={`${walletText(payout)}, ${payout.accountName}`} />
        <Fact name="Arrives there" value={cedi(payout.walletAmount.amount)} />
        <Fact name="Fee of the payout" value={cedi(payout.fee.amount)} />
        <Fact
          name="Period"
          value={`${statement.from ? `After ${longDateTime(statement.from)}` : 'From the start'} until ${longDateTime(payout.createdAt)}`}
        />
        <Fact name="Reference" value={payout.id} />
      </dl>
      <Lines lines={statement.lines} />
      {rest > 0 && <p className="text-muted text-sm">{rest} more lines are in the CSV file.</p>}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-line border-t pt-4 tabular-nums">
        <Sum name="Balance before" amount={statement.opening.amount} />
        <Sum name="Sum of the lines" amount={statement.total.amount} />
        <Sum name="Payout" amount={`-${payout.amount.amount}`} />
        <Sum name="Balance after" amount={statement.closing.amount} isLast />
      </dl>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button tone="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <a href={`/api/payouts/${payout.id}/statement.csv`} download className={buttonStyle({ tone: 'secondary' })}>
          Download CSV
        </a>
      </div>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{value}</dd>
    </>
  );
}

function Sum({ name, amount, isLast = false }: { name: string; amount: string; isLast?: boolean }) {
  return (
    <>
      <dt className={isLast ? 'font-semibold' : 'text-muted'}>{name}</dt>
      <dd className={isLast ? 'text-right font-semibold' : 'text-right'}>{cedi(amount)}</dd>
    </>
  );
}

/** Each line with its parts: a list on a phone, where no table fits, and the same on paper. */
function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return <p className="text-muted">The payout consists of the balance before.</p>;
  return (
    <ul className="divide-y divide-line border-line border-t">
      {lines.map((line) => (
        <li key={line.id} className="flex break-inside-avoid flex-col gap-1 py-3">
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              {kindWords[line.kind]}
              {line.orderId && (
                <>
                  {', '}
                  <Link to={`/dashboard/orders/${line.orderId}`} className="link">
                    order {line.orderId}
                  </Link>
                </>
              )}
              <span className="block text-muted text-sm">{longDate(line.createdAt)}</span>
            </span>
            <strong className="shrink-0 tabular-nums">{cedi(line.net.amount)}</strong>
          </p>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-muted text-sm tabular-nums">
            {partsOf(line).map(([name, amount]) => (
              <div key={name} className="contents">
                <dt className="text-pretty">{name}</dt>
                <dd className="text-right">{cedi(amount)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** What the line adds up from. */
function partsOf(line: Line): (readonly [name: string, amount: string])[] {
  const rate = `Commission of ${Number(line.commissionRate)}%`;
  const commission = minus(line.commission.amount);
  const vat = minus(line.vat.amount);
  const refunded = minus(line.refunded.amount);
  if (line.kind === 'SALE') {
    const delivery = Number(line.delivery.amount) > 0 ? `, with ${cedi(line.delivery.amount)} for delivery` : '';
    const more = [
      ['VAT on the commission', vat],
      ['Fee of the payment provider', minus(line.providerFee.amount)],
      ['Back to the buyer', refunded],
    ] as const;
    return [
      [`Paid${delivery}`, line.gross.amount],
      [`${rate}${line.ratedAt ? `, the rate of ${longDate(line.ratedAt)}` : ''}`, commission],
      ...more.filter(isSome),
    ];
  }
  if (line.kind !== 'REFUND') return [];
  const back = [
    ['Back to the buyer', refunded],
    [`${rate} given back`, commission],
    ['VAT given back', vat],
  ] as const;
  return back.filter(isSome);
}

const isSome = ([, amount]: readonly [string, string]) => Number(amount) !== 0;

function minus(amount: string): string {
  if (Number(amount) === 0) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
