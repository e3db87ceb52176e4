import { clockTime, longDate, shortDate } from '@besesaka/schema/kernel/dates.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { useSearchParams } from 'react-router';
import { RecordTable } from '#admin/record-table.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { LedgerMonth_LedgerFragment } from '#gql/graphql.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Card } from '#ui/display/card.tsx';
import { accountWords, kindWords, signedMoney } from './lines-table.tsx';

const LedgerFragment = graphql(`
  fragment LedgerMonth_ledger on Ledger {
    month
    firstMonth
    isBalanced
    balances {
      account
      entered
      left
      amount {
        amount
        currency
      }
    }
    entries {
      id
      kind
      reference
      amount {
        amount
        currency
      }
      createdAt
    }
  }
`);

type Balance = LedgerMonth_LedgerFragment['balances'][number];

/** Accounts of what we have. The others, negative in the books, are what we owe and what we earned. */
const owned = ['provider', 'bank', 'fees', 'transfer-fees', 'loss'];
const isOwned = ({ account }: Balance) => owned.includes(account);

/** In the order of their names; an account of which we know no name comes first. */
const order = Object.keys(accountWords);
const inOrder = (all: readonly Balance[]) =>
  all.toSorted((a, b) => order.indexOf(a.account) - order.indexOf(b.account));

/** What each account took in, gave and holds at the end of a month, and its last entries. */
export function LedgerMonth(props: { ledger: FragmentType<typeof LedgerFragment> }) {
  const { month, firstMonth, isBalanced, balances, entries } = readFragment(LedgerFragment, props.ledger);
  const [, setParams] = useSearchParams();
  const groups = [
    { heading: 'What we have and spent', rows: inOrder(balances.filter(isOwned)) },
    { heading: 'What we owe and earned', rows: inOrder(balances.filter((one) => !isOwned(one))) },
  ];
  return (
    <>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="w-full sm:w-64">
          <Field label="Month">
            <Select value={month} onChange={({ target }) => setParams({ month: target.value })}>
              {monthsSince(firstMonth, new Date()).map((one) => (
                <option key={one} value={one}>
                  {longDate(one).replace('1 ', '')}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <p className={isBalanced ? 'text-muted' : 'font-semibold text-clay'}>
          {isBalanced ? 'All accounts sum to zero.' : 'The accounts do not sum to zero.'}
        </p>
      </div>
      <div className="grid items-start gap-3 min-[87.5rem]:grid-cols-2">
        {groups.map((group) => group.rows.length > 0 && <Accounts key={group.heading} {...group} />)}
      </div>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg">Last entries</h2>
        {entries.length === 0 ? (
          <p className="text-muted">No entries in this month.</p>
        ) : (
          <RecordTable label="Last entries" {...entryRows} rows={entries} />
        )}
      </section>
    </>
  );
}

/** From the month of `now` back to the first one, such as "2026-08". */
function monthsSince(first: string, now: Date): string[] {
  const month = now.toISOString().slice(0, 7);
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
  return month <= first ? [month] : [month, ...monthsSince(first, before)];
}

/** On a phone the sums are below the name. */
const accountRow = 'max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-2';
const accountName = 'wrap-anywhere text-start font-normal max-sm:col-span-3';

function Accounts({ heading, rows }: { heading: string; rows: readonly Balance[] }) {
  return (
    <Card className="p-4 sm:p-5">
      <table className="w-full text-sm max-sm:block [&>*]:max-sm:block">
        <caption className="mb-2 text-start font-heading text-lg">{heading}</caption>
        <thead>
          <tr className={`${accountRow} text-muted`}>
            <th scope="col" className={`${accountName} py-1 max-sm:sr-only`}>
              Account
            </th>
            {['In', 'Out', 'Balance'].map((head) => (
              <th
                key={head}
                scope="col"
                className="py-1 font-normal sm:ps-3 sm:text-end sm:w-28 max-sm:text-start max-sm:last:text-end"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <Account key={`${one.account} ${one.amount.currency}`} of={one} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Account({ of: one }: { of: Balance }) {
  const { amount, currency } = one.amount;
  const isOurs = isOwned(one);
  const turned = amount.startsWith('-') ? amount.slice(1) : parseMoney(amount) && `-${amount}`;
  const sums = [isOurs ? one.entered : one.left, isOurs ? one.left : one.entered, isOurs ? amount : turned || amount];
  return (
    <tr className={`${accountRow} border-line border-t max-sm:py-2`}>
      <th scope="row" className={`${accountName} sm:py-2`}>
        {accountWords[one.account] ?? one.account}
      </th>
      {sums.map((sum, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not move
        <td key={n} className="tabular-nums last:font-semibold max-sm:last:text-end sm:py-2 sm:ps-3 sm:text-end">
          {signedMoney(sum, currency)}
        </td>
      ))}
    </tr>
  );
}

const entryRows = {
  columns: {
    kind: { head: 'What', as: 'name' },
    reference: { head: 'Payment' },
    date: { head: 'Date', as: 'time', width: 'w-32 xl:w-44' },
    amount: { head: 'Amount', as: 'amount', width: 'w-28 xl:w-36' },
  },
  row: ({ id, kind, reference, amount, createdAt }: LedgerMonth_LedgerFragment['entries'][number]) => ({
    key: id,
    to: reference ? `/admin/payments/${reference}` : undefined,
    cells: {
      kind: kindWords(kind),
      reference,
      date: `${shortDate(createdAt, { withYear: true })}, ${clockTime(createdAt)}`,
      amount: signedMoney(amount.amount, amount.currency),
    },
  }),
} as const;
