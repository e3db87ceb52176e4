import { clockTime, longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, parseMoney, parseSignedMoney } from '@besesaka/schema/kernel/money.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { ForArea } from '#admin/for-area.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { BooksCard_BooksFragment } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useSend } from '#ui/forms/use-send.ts';
import { accountWords } from './lines-table.tsx';

const BooksFragment = graphql(`
  fragment BooksCard_books on Books {
    canPayEveryone
    shortfall { amount }
    provider { amount }
    bank { amount }
    owed { account amount { amount } }
    comparedAt
    isMatched
    providerBalance { amount }
    differences {
      kind
      subject
      here { amount }
      there { amount }
      movedAt
    }
  }
`);

const CompareMutation = graphql(`
  mutation CompareBooks {
    result: compareBooks {
      books {
        ...BooksCard_books
      }
      errors {
        ...Failure
      }
    }
  }
`);

const faults = {
  UNKNOWN: 'Only the provider has it',
  AMOUNT: 'We have another amount',
  MISSING: 'The provider does not have it',
} as const;

/** Whether everyone can be paid, and whether our books agree with those of the payment provider. */
export function BooksCard({ books }: { books: FragmentType<typeof BooksFragment> }) {
  const { canPayEveryone, shortfall, provider, bank, owed, ...compared } = readFragment(BooksFragment, books);
  const all = [provider, bank, ...owed.map(({ amount }) => amount)].map(({ amount }) => parseSignedMoney(amount) ?? 0);
  const left = all.reduce((sum, pesewas, n) => (n < 2 ? sum + pesewas : sum - pesewas), 0);
  return (
    <Card className="flex flex-col gap-4 p-5">
      <p role="status" className={canPayEveryone ? 'font-semibold text-brand' : 'font-semibold text-clay'}>
        {canPayEveryone
          ? 'We can pay everyone.'
          : `${cedi(shortfall.amount)} are missing to pay everyone. Add them to the balance at the payment provider.`}
      </p>
      <dl className="-mb-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums [&_dd]:text-end">
        <dt>At the payment provider</dt>
        <dd>{cedi(provider.amount)}</dd>
        <dt>Paid out to our bank</dt>
        <dd>{cedi(bank.amount)}</dd>
        <div className="col-span-2 my-1 border-line border-t" />
        {owed.map(({ account, amount: { amount } }) => (
          <div key={account} className="contents text-muted">
            <dt>{accountWords[account] ?? account}</dt>
            <dd>{parseMoney(amount) ? `−${cedi(amount)}` : cedi(amount)}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex items-center justify-between gap-4 border-line border-t pt-2 font-semibold tabular-nums">
        <dt className="text-sm">Left over</dt>
        <dd className={classNames('text-lg', left < 0 ? 'text-clay' : 'text-brand')}>{cedi(left)}</dd>
      </dl>
      <Comparison {...compared} />
    </Card>
  );
}

type Compared = Pick<BooksCard_BooksFragment, 'comparedAt' | 'isMatched' | 'providerBalance' | 'differences'>;

function Comparison({ comparedAt, isMatched, providerBalance, differences }: Compared) {
  const { withPassword, dialog } = useFreshPassword();
  const { press, busy } = useSend(CompareMutation, {
    by: withPassword,
    failed: 'The books could not be compared.',
    refetchQueries: ['Ledger'],
  });
  return (
    <>
      <p className={isMatched ? 'text-muted text-sm' : 'font-semibold text-clay text-sm'}>
        {comparedAt
          ? `Compared with the provider on ${longDate(comparedAt)}, ${clockTime(comparedAt)}: ${isMatched ? 'all movements agree' : 'they differ'}. It reported ${cedi(providerBalance?.amount ?? '0')}.`
          : 'Not compared with the provider yet. This happens each night.'}
      </p>
      {differences.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {differences.map(({ kind, subject, here, there, movedAt }) => (
            <li key={subject} className="border-line border-t pt-2">
              <strong>{faults[kind]}</strong>: {cedi((there ?? here)?.amount ?? '0')}
              <span className="block break-words text-muted">
                {subject}, {longDate(movedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ForArea area="money">
        <Button tone="secondary" className="self-start" busy={busy} onClick={() => press({})}>
          Compare now
        </Button>
      </ForArea>
      {dialog}
    </>
  );
}
