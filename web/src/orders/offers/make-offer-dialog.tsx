import { useApolloClient } from '@apollo/client/react';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { useRequestKey } from '#platform/network/use-request-key.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { applyOffer, OfferFragment } from './apply-offer.ts';
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
}

interface MakeOfferDialogProps {
  product: OfferedProduct;
  onClose: () => void;
}

/** Asks for a price, and leads to the conversation with the seller. */
export function MakeOfferDialog({ product, onClose }: MakeOfferDialogProps) {
  const { name, price, stockQuantity: stock } = product;
  const fields = usePriceFields({ price: '', quantity: 1, below: price.amount, stock });
  const make = useMakeOffer(product, onClose);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    setProblem('');
    const refusal = await make(fields.values);
    setBusy(false);
    if (refusal) setProblem(refusal);
  }

  return (
    <FormDialog
      draft={`offer-${product.id}-${product.variantId ?? ''}`}
      title="Make an offer"
      text={name}
      submit="Send offer"
      busy={busy}
      missing={fields.missing}
      onSubmit={() => void send()}
      onClose={onClose}
    >
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

/** Resolves to the reason why it failed, or to null. The same offer sent again is made once. */
function useMakeOffer({ id: productId, variantId }: OfferedProduct, onMade: () => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const keyOf = useRequestKey();
  return async (values: { price: string; quantity: number }): Promise<string | null> => {
    const input = { productId, variantId, ...values };
    const variables = { input: { ...input, idempotencyKey: keyOf(input) } };
    const mutation = client.mutate({ mutation: MakeOfferMutation, variables, fetchPolicy: 'no-cache' });
    const outcome = await outcomeOf(mutation, 'offer');
    if ('failure' in outcome) return failureText(outcome.failure);
    const { offer } = outcome.done;
    applyOffer(client.cache, readFragment(OfferFragment, offer));
    onMade();
    if (offer.conversationId) await navigate(`/chat/${offer.conversationId}`);
    return null;
  };
}
