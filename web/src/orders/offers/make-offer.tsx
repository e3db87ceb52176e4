import { useQuery } from '@apollo/client/react';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { offeredText } from '@besesaka/schema/orders/offers/offered-text.ts';
import HandCoins from 'lucide-react/icons/hand-coins';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { graphql } from '#gql/gql.ts';
import { consumeIntent } from '#platform/user/intent.ts';
import { currentRole, useRole } from '#platform/user/role.ts';
import { Button, type ButtonStyle, buttonStyle } from '#ui/controls/button.tsx';
import { optional } from '#ui/display/optional.tsx';
import type { OfferedProduct } from './make-offer-dialog.tsx';

const MakeOfferDialog = optional(async () => (await import('./make-offer-dialog.tsx')).MakeOfferDialog);

interface MakeOfferProps extends ButtonStyle {
  product: OfferedProduct;
  /** Leads to the choice of a variant while it is missing. */
  choose?: (() => void) | undefined;
}

const LiveOfferDocument = graphql(`
  query LiveOffer($productId: ID!) {
    inboxSeq
    viewer {
      offers(as: BUYER, live: true, productId: $productId, first: 1) {
        edges {
          node {
            id
            state
            price { amount }
            quantity
            createdAt
            conversationId
          }
        }
      }
    }
  }
`);

/** The buyer's offer for the product that waits for an answer or an order. */
function useLiveOffer(productId: string, isLoggedIn: boolean) {
  const { data } = useQuery(LiveOfferDocument, { variables: { productId }, skip: !isLoggedIn });
  return data?.viewer?.offers?.edges[0]?.node;
}

type LiveOffer = NonNullable<ReturnType<typeof useLiveOffer>>;

/** Leads to the conversation, where the offer is answered, withdrawn or ordered. */
function OpenOffer({
  offer: { state, price, quantity, conversationId },
  style,
}: {
  offer: LiveOffer;
  style: ButtonStyle;
}) {
  const label = state === 'ACCEPTED' ? 'Agreed price' : 'Your offer';
  return (
    <Link
      to={conversationId ? `/chat/${conversationId}` : '/chat'}
      className={buttonStyle({ tone: 'secondary', ...style })}
    >
      <HandCoins aria-hidden="true" className="size-5" />
      {label}: {offeredText(cedi(price.amount), quantity)}
    </Link>
  );
}

/**
 * The button that starts bargaining, and its dialog. A visitor logs in first and then continues. A sold-out choice has no
 * button.
 */
export function MakeOffer({ product, choose, ...style }: MakeOfferProps) {
  const [isAsking, setAsking] = useState(false);
  const askLogin = useAskLogin();
  const role = useRole();
  const { id } = product;
  const isSmall = style.size === 'small';
  useEffect(() => {
    if (role === null) return;
    if (consumeIntent(sessionStorage, 'offer', Date.now(), id)) setAsking(true);
  }, [role, id]);
  const open = useLiveOffer(id, role !== null);
  if (open) return isSmall ? null : <OpenOffer offer={open} style={style} />;
  const start = () => {
    if (choose) return choose();
    if (currentRole() !== null) return setAsking(true);
    askLogin({ kind: 'offer', subjectId: id }, 'Please log in to make an offer.');
  };
  return (
    <>
      {product.stockQuantity > 0 && (
        <Button tone="secondary" {...style} onClick={start}>
          <HandCoins aria-hidden="true" className={isSmall ? 'size-4' : 'size-5'} />
          <span className={isSmall ? 'max-sm:hidden' : undefined}>Make an offer</span>
          {isSmall && <span className="sm:hidden">Offer</span>}
        </Button>
      )}
      {isAsking && <MakeOfferDialog product={product} onClose={() => setAsking(false)} />}
    </>
  );
}
