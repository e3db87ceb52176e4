import { cedi } from '@besesaka/schema/kernel/money.ts';

interface Line {
  kind?: string;
  account: string;
  amount: { amount: string; currency: string };
}

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
              {account}
              {kind && (
                <span className="block text-muted">
                  {kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ')}
                </span>
              )}
            </td>
            <td className="whitespace-nowrap py-2 text-right tabular-nums">{signedMoney(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Puts a minus sign before the currency. */
export function signedMoney(amount: string, currency: string): string {
  const isBelow = amount.startsWith('-');
  const size = isBelow ? amount.slice(1) : amount;
  return `${isBelow ? '−' : ''}${currency === 'GHS' ? cedi(size) : `${currency} ${size}`}`;
}
