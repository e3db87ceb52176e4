import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { optional } from '#ui/display/optional.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import type { OfferRequest } from './offer-actions.ts';

const Checkout = optional(async () => (await import('#orders/checkout/checkout.tsx')).Checkout);

interface OfferDialogProps {
  request: OfferRequest;
  onClose: () => void;
}

/** The dialog for an action: the checkout at the agreed price, or an answer. */
export function OfferDialog({ request, onClose }: OfferDialogProps) {
  // The offer changes behind the checkout once it is ordered.
  const { id, quantity, total, productId, variantId, shop } = request.offer;
  const name = variantName(request.offer.productName, request.offer.variantLabel);
  if (request.action !== 'ORDER') return <AnswerDialog request={request} onClose={onClose} />;
  return (
    <Checkout
      purchase={{
        kind: 'single',
        id: `offer:${id}`,
        lines: [{ id: productId, name, sellerName: shop.name, sellerSlug: shop.slug, quantity, total: total.amount }],
        blocked: [],
        total: total.amount,
        product: { id: productId, variantId, quantity },
        offer: id,
      }}
      onClose={onClose}
    />
  );
}
