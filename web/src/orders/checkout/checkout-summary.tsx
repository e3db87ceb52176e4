import { cedi, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import Info from 'lucide-react/icons/info';
import { Link } from 'react-router';
import { itemsText } from '#orders/cart/count-text.ts';
import { type Purchase, piecesOf } from './purchase.ts';

interface Props {
  purchase: Purchase;
  total: string;
}

/** The order's items, collapsed if there are many; the total is always visible. */
export function CheckoutSummary({ purchase, total }: Props) {
  const sellers = new Set(purchase.lines.map(({ sellerName }) => sellerName)).size;
  return (
    <section aria-label="Order summary" className="rounded-md border border-line">
      <details open={purchase.lines.length <= 3}>
        <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 font-medium">
          <span>
            {itemsText(piecesOf(purchase))}
            {sellers > 1 && <span className="font-normal text-muted"> from {sellers} sellers</span>}
          </span>
          <span className="price">{cedi(total)}</span>
        </summary>
        <ul className="border-line border-t px-4 py-2 text-sm">
          {purchase.lines.map((line) => (
            <li key={line.id} className="flex items-baseline justify-between gap-4 py-1">
              <span className="min-w-0 break-words">
                {line.name} <span className="text-muted">×&nbsp;{wholeNumber(line.quantity)}</span>
                <span className="block text-muted text-xs">{line.sellerName}</span>
              </span>
              <span className="shrink-0 tabular-nums">{cedi(line.total)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

export function CheckoutNotice({ text }: { text: string }) {
  return (
    <aside aria-label="Important notice" className="flex items-start gap-3 rounded-md bg-gold-tint px-4 py-3 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">Important notice</p>
        <p>{text}</p>
        {/* The links open in a new tab, so the checkout stays open. */}
        <p className="mt-1 flex flex-wrap gap-x-4">
          {helpfulLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              target="_blank"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {label}
            </Link>
          ))}
        </p>
      </div>
    </aside>
  );
}

const helpfulLinks = [
  { to: '/help/safety', label: 'Safety tips' },
  { to: '/policies/returns', label: 'Returns' },
  { to: '/help', label: 'Help' },
] as const;
