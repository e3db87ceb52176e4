import { cedi } from '@besesaka/schema/kernel/money.ts';

interface Line {
  kind?: string;
  account: string;
  amount: { amount: string; currency: string };
}

/** What each account of the ledger holds. */
export const accountWords: Partial<Record<string, string>> = {
  provider: 'Balance at Paystack',
  fees: 'Paystack fees',
  bank: 'Paid out to our bank',
  'in-review': 'Held for review',
  'orders-held': 'Held for orders',
  sellers: 'Owed to shops',
  'in-transit': 'Payouts on their way',
  'transfer-fees': 'Transfer fees',
  loss: 'Losses',
  vat: 'VAT on the commission',
  'income:commission': 'Commission',
  'income:subscription': 'Plans',
  'income:featured_product': 'Featured campaigns',
};

/** Ledger lines: balances or movements of accounts. */
export function LinesTable({ lines, caption }: { lines: readonly Line[]; caption: string }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="py-1 pe-4 font-normal">
            Account
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, account, amount: { amount, currency } }) => (
          <tr key={`${kind ?? ''} ${account} ${currency}`} className="border-line border-t">
            <td className="break-words py-2 pe-4">
              {accountWords[account] ?? account}
              {kind && <span className="block text-muted">{kindWords(kind)}</span>}
            </td>
            <td className="whitespace-nowrap py-2 text-right tabular-nums">{signedMoney(amount, currency, account)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "Held charge". */
export const kindWords = (kind: string) => kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ');

/** "₵7,097.00 in" for income, whose lines are negative in the books; a minus sign elsewhere. */
export function signedMoney(amount: string, currency: string, account = ''): string {
  const isBelow = amount.startsWith('-');
  const size = isBelow ? amount.slice(1) : amount;
  const text = currency === 'GHS' ? cedi(size) : `${currency} ${size}`;
  if (account.startsWith('income:')) return `${text} ${isBelow ? 'in' : 'out'}`;
  return `${isBelow ? '−' : ''}${text}`;
}
