import { useQuery } from '@apollo/client/react';
import { clockTime, dayMs, shortDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { offeredText } from '@besesaka/schema/orders/offers/offered-text.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readFragment } from '#gql/fragment-masking.ts';
import type { OfferAction } from '#gql/graphql.ts';
import { checkoutOfOffer, useCheckoutAddress } from '#orders/checkout/checkout-address.ts';
import { Button, type ButtonTone } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { type Offer, OfferDocument, OfferFragment } from './apply-offer.ts';
import { actionLabels, type OfferRequest, offerAt, offerStanding } from './offer-actions.ts';

interface OfferCardProps {
  id: string;
  onAct: (request: OfferRequest) => void;
}

/** An offer below its last message: where it stands, and what the viewer can do. */
export function OfferCard({ id, onAct }: OfferCardProps) {
  const { data, error, loading, refetch } = useQuery(OfferDocument, { variables: { id } });
  const offer = readFragment(OfferFragment, data?.offer);
  if (offer) return <LoadedCard offer={offer} onAct={onAct} />;
  if (loading) return <Skeleton className="mt-1 h-24 w-64 max-w-[85%] rounded-lg" />;
  if (!error) return null;
  return (
    <p role="alert" className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-sm">
      Failed to load the offer.
      <Button tone="quiet" size="small" onClick={() => void refetch().catch(() => {})}>
        Retry
      </Button>
    </p>
  );
}

function LoadedCard(props: StandingProps) {
  return (
    <section
      aria-label="Offer"
      className="mt-1 flex w-full max-w-[85%] flex-col gap-2 rounded-lg bg-surface p-3 ring-1 ring-line ring-inset sm:max-w-sm"
    >
      <OfferStanding {...props} />
    </section>
  );
}

interface StandingProps extends Pick<OfferCardProps, 'onAct'> {
  offer: Offer;
  /** Compares the price with the product's. */
  gap?: ReactNode;
  /** A further link beside the actions. */
  children?: ReactNode;
}

/** The price, where the offer stands, and what the viewer can do. */
export function OfferStanding({ offer: read, onAct, gap, children }: StandingProps) {
  const ends = Date.parse(read.endsAt);
  const checkout = useCheckoutAddress();
  const now = useNow((from) => (ends > from ? Math.min(ends - from + 500, dayMs) : dayMs));
  const offer = offerAt(read, now);
  const { price, quantity, total, variantLabel, orderId, allowedActions } = offer;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="price text-lg">{offeredText(cedi(price.amount), quantity)}</span>
        {quantity > 1 && <span className="text-muted text-sm">{cedi(total.amount)} in all</span>}
        {gap}
        {variantLabel && <span className="w-full break-words text-sm">{variantLabel}</span>}
      </p>
      <p aria-live="polite" className="text-pretty text-muted text-sm">
        {offerStanding(offer, `${shortDate(offer.endsAt)}, ${clockTime(offer.endsAt)}`)}
        {orderId && (
          <Link
            to={`/dashboard/orders/${orderId}`}
            className="ms-1 inline-flex min-h-11 items-center text-brand underline"
          >
            Order {orderId}
          </Link>
        )}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden sm:[&>.button-quiet:first-child]:-ms-4 max-sm:[&>.button-quiet]:me-4 max-sm:[&>.button-quiet]:min-w-11 max-sm:[&>.button-quiet]:justify-start max-sm:[&>.button-quiet]:px-0 max-sm:[&>:not(.button-quiet)]:grow max-sm:[&>:not(.button-quiet)]:basis-2/5">
        {[...allowedActions].sort(mainFirst).map((action) => (
          <Button
            key={action}
            size="small"
            tone={tones[action]}
            className={quietInks[action]}
            onClick={() =>
              action === 'ORDER' ? void checkout.open(checkoutOfOffer(offer.id)) : onAct({ offer, action })
            }
          >
            {actionLabels[action]}
          </Button>
        ))}
        {children}
      </div>
    </>
  );
}

const tones: Record<OfferAction, ButtonTone> = {
  ACCEPT: 'primary',
  ORDER: 'primary',
  COUNTER: 'secondary',
  DECLINE: 'quiet',
  WITHDRAW: 'quiet',
};

const quietInks: Partial<Record<OfferAction, string>> = { DECLINE: 'text-clay', WITHDRAW: 'text-clay' };

const isMain = (action: OfferAction) => tones[action] === 'primary';

const mainFirst = (one: OfferAction, other: OfferAction) => Number(isMain(other)) - Number(isMain(one));
