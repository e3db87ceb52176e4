import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type Choice, goToChoice } from '#catalog/variants/use-choice.ts';
import { VariantChoice } from '#catalog/variants/variant-choice.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { NeedsScript } from '#ui/display/needs-script.tsx';
import { PayPromise } from '#ui/display/pay-promise.tsx';
import { availabilityId } from './availability.tsx';
import { total } from './price-and-stock.ts';
import { PriceBlock } from './price-block.tsx';
import { QuantityStepper, withinStock } from './quantity-stepper.tsx';

const BuyingBoxFragment = graphql(`
  fragment BuyingBox_product on Product {
    id
    slug
    isActive
  }
`);

interface Props {
  product: FragmentType<typeof BuyingBoxFragment>;
  choice: Choice;
  payPromise: string;
  /** The actions for the chosen quantity: the cart and Buy Now. The screen fills this slot. */
  actions?: (quantity: number) => ReactNode;
  /** The id of the actions' form, which submits the quantity. */
  formId?: string;
  /** Sellers cannot buy their own products. */
  own?: boolean;
  /** The reason why the product cannot be ordered now. */
  refusal?: string | null;
  /** In place of the actions when nothing of it is in stock. Users who saved it only hear of new stock then. */
  soldOut: ReactNode;
  /** Content below the price: the seller. */
  seller: ReactNode;
  /** Content below the actions: the conversation with the seller. */
  children?: ReactNode;
}

/** Price, seller, quantity and total. If the stock drops below the chosen quantity, the quantity follows. */
export function BuyingBox(props: Props) {
  const { choice, payPromise, actions, formId, own = false, refusal = null, soldOut, seller, children } = props;
  const product = readFragment(BuyingBoxFragment, props.product);
  const { isActive } = product;
  const { stockQuantity, price } = choice.offer;
  const [wished, setWished] = useState(1);
  const quantity = withinStock(wished, stockQuantity);
  const onSale = isActive && stockQuantity > 0 && !refusal;
  const isSoldOut = stockQuantity === 0 && choice.variants.every((variant) => variant.stockQuantity === 0);
  return (
    <Card className="flex flex-col gap-4 p-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
      <PriceBlock offer={choice.offer} from={choice.isFrom} />
      <div className="flex flex-col gap-2.5 border-line border-y py-2.5">
        {seller}
        {onSale && !own && <PayPromise text={payPromise} />}
      </div>
      {isActive && <VariantChoice choice={choice} />}
      {/* A phone's bar has it. */}
      {isActive && isSoldOut && !refusal && !own && <div className="max-lg:hidden">{soldOut}</div>}
      {own && <OwnProduct slug={product.slug} />}
      {onSale && !own && choice.missing && (
        <Button wide onClick={() => goToChoice(choice)} className="noscript:hidden">
          {choice.missing}
        </Button>
      )}
      {onSale && !own && !choice.missing && (
        <div className="flex flex-col gap-4">
          <QuantityStepper quantity={quantity} stock={stockQuantity} onChange={setWished} formId={formId} />
          {/* For one piece, a phone's first screen has the price twice already. */}
          <p
            className={`noscript:hidden flex items-baseline justify-between gap-4 border-line border-t pt-4 ${quantity === 1 ? 'max-sm:hidden' : ''}`}
          >
            <span className="font-medium">Total</span>
            <output className="price text-xl" aria-label="Total">
              {total(price.amount, quantity)}
            </output>
          </p>
          {actions?.(quantity)}
        </div>
      )}
      {onSale && !own && <NeedsScript what="Ordering here" />}
      {children}
      {isActive && !onSale && !own && (
        <Button wide tone="secondary" blocked={{ shownBy: availabilityId }}>
          Add to Cart
        </Button>
      )}
    </Card>
  );
}

function OwnProduct({ slug }: { slug: string }) {
  return (
    <>
      <p className="rounded-md bg-brand-tint px-4 py-3 font-semibold text-brand">This is your product</p>
      <Link to={`/dashboard/shop/products/${slug}/edit`} className={buttonStyle({ wide: true })}>
        Edit
      </Link>
    </>
  );
}
