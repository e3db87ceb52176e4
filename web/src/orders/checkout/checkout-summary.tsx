import { cedi, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import Info from 'lucide-react/icons/info';
import { Link } from 'react-router';
import { itemsText } from '#orders/cart/count-text.ts';
import { Picture } from '#ui/display/picture.tsx';
import { OpeningRow, TwoLines } from './opening-row.tsx';
import { type Purchase, piecesOf, sellersOf } from './purchase.ts';

interface Props {
  purchase: Purchase;
  total: string;
  /** The fees are not in the total yet. */
  isWithoutDelivery: boolean;
}

/** The order's total, with its items as pictures that open to a list. */
export function CheckoutSummary({ purchase, total, isWithoutDelivery }: Props) {
  const { lines } = purchase;
  const [only] = lines.length === 1 ? lines : [];
  const sellers = sellersOf(purchase);
  return (
    <section aria-label="Order summary" className="rounded-md border border-line">
      <OpeningRow
        action="Show"
        row={
          <>
            <Pictures lines={lines} />
            <TwoLines
              above={
                <span className="price text-base">
                  {cedi(total)}
                  {isWithoutDelivery && <span className="font-normal text-muted text-sm"> + delivery</span>}
                </span>
              }
              below={
                <>
                  {only && only.quantity === 1 ? only.name : itemsText(piecesOf(purchase))}
                  {sellers > 1 && ` from ${sellers} sellers`}
                </>
              }
            />
          </>
        }
      >
        <ul className="text-sm">
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
      </OpeningRow>
    </section>
  );
}

const mostPictures = 3;

/** At most three squares; the last one counts the rest. */
function Pictures({ lines }: Pick<Purchase, 'lines'>) {
  const shown = lines.length > mostPictures ? lines.slice(0, mostPictures - 1) : lines;
  const rest = lines.length - shown.length;
  return (
    <span className="flex [&>*+*]:-ms-3">
      {shown.map(({ id, picture }) => (
        <span key={id} className="size-10 overflow-hidden rounded-sm ring-2 ring-surface no-picture">
          {picture && <Picture path={picture.path} color={picture.color} alt="" sizes="40px" />}
        </span>
      ))}
      {rest > 0 && (
        <span className="grid size-10 place-items-center rounded-sm bg-sunken text-sm ring-2 ring-surface tabular-nums">
          +{rest}
        </span>
      )}
    </span>
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
