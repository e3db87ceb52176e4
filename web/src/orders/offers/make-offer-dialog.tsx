import { useApolloClient } from '@apollo/client/react';
import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { OrderPicture } from '#orders/placed/order-picture.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { reloadOffers } from './apply-offer.ts';
import { PriceFields, usePriceFields } from './price-fields.tsx';

const MakeOfferMutation = graphql(`
  mutation MakeOffer($input: MakeOfferInput!) {
    result: makeOffer(input: $input) {
      offer {
        id
        conversationId
        ...OfferCard_offer
      }
      errors {
        ...Failure
      }
    }
  }
`);

export interface OfferedProduct {
  id: string;
  name: string;
  /** The chosen variant; null for a simple product. */
  variantId: string | null;
  stockQuantity: number;
  price: { amount: string };
  primaryImage: { path: string } | null;
}

interface MakeOfferDialogProps {
  product: OfferedProduct;
  onClose: () => void;
}

/** Asks for a price, and leads to the conversation with the seller. */
export function MakeOfferDialog({ product, onClose }: MakeOfferDialogProps) {
  const { price, stockQuantity: stock } = product;
  const fields = usePriceFields({ price: '', quantity: 1, below: price.amount, stock });
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  // The same offer sent again is made once.
  const { send, busy } = useSend(MakeOfferMutation, {
    keyed: true,
    needs: ['offer'],
    done: ({ offer }) => {
      reloadOffers(cache);
      onClose();
      if (offer.conversationId) void navigate(`/chat/${offer.conversationId}`);
    },
  });

  async function make() {
    setProblem('');
    const failure = await send({ input: { productId: product.id, variantId: product.variantId, ...fields.values } });
    if (failure) setProblem(failure.message);
  }

  return (
    <FormDialog
      draft={`offer-${product.id}-${product.variantId ?? ''}`}
      title="Make an offer"
      text={<Subject product={product} />}
      submit="Send offer"
      busy={busy}
      missing={fields.missing}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      <UsualOffers fields={fields} price={price.amount} />
      <PriceFields fields={fields} hint={`Now ${cedi(price.amount)}`} />
      <p className="text-muted text-sm">
        The seller has two days to answer in the chat. An offer reserves nothing, and you can withdraw it.
      </p>
      <p role="alert" className="text-clay text-sm empty:hidden">
        {problem}
      </p>
    </FormDialog>
  );
}

function Subject({ product: { name, primaryImage } }: Pick<MakeOfferDialogProps, 'product'>) {
  return (
    <span className="flex items-center gap-3">
      {primaryImage && (
        <span className="size-10 shrink-0 overflow-hidden rounded-sm">
          <OrderPicture path={primaryImage.path} alt="" />
        </span>
      )}
      <span className="min-w-0">{name}</span>
    </span>
  );
}

function UsualOffers({ fields, price }: { fields: ReturnType<typeof usePriceFields>; price: string }) {
  return (
    <fieldset className="-my-1.5 flex flex-wrap gap-2">
      <legend className="sr-only">Usual offers</legend>
      {usualOffers(price).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={fields.price === one}
          onClick={() => fields.setPrice(one)}
          className="chip h-13! flex-col justify-center gap-0! leading-4"
        >
          {cedi(one)}
          <span className="font-normal text-muted text-xs leading-3.5">{lessText(one, price)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** "-5%". */
function lessText(offer: string, price: string): string {
  return `-${Math.round((1 - Number(offer) / Number(price)) * 100)}%`;
}

/** Prices that buyers offer: about 5, 10 and 15 per cent less, in round numbers of cedis. */
export function usualOffers(price: string): string[] {
  const cedis = (parseMoney(price) ?? 0) / 100;
  const step = cedis >= 1000 ? 50 : cedis >= 100 ? 5 : 1;
  const offers = [0.95, 0.9, 0.85].map((part) => Math.floor((cedis * part) / step) * step);
  return [...new Set(offers)].filter((one) => one > 0).map(String);
}
