import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type Choice, goToChoice } from '#catalog/variants/use-choice.ts';
import { VariantChoice } from '#catalog/variants/variant-choice.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { NeedsScript } from '#ui/display/needs-script.tsx';
import { PayPromise } from '#ui/display/pay-promise.tsx';
import { useChanged } from '#ui/hooks/use-changed.ts';
import { type StockLevel, stockLevel, stockText, total, unitsAvailable } from './price-and-stock.ts';
import { PriceBlock } from './price-block.tsx';
import { QuantityStepper, withinStock } from './quantity-stepper.tsx';

const BuyingBoxFragment = graphql(`
  fragment BuyingBox_product on Product {
    id
    slug
    isActive
  }
`);

/** The part of the page that says whether the product can be ordered. */
export const availabilityId = 'availability';

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
  /** Content below the actions: the seller. */
  children?: ReactNode;
}

/** Price, stock, quantity and total. If the stock drops below the chosen quantity, the quantity follows. */
export function BuyingBox(props: Props) {
  const { choice, payPromise, actions, formId, own = false, refusal = null, children } = props;
  const product = readFragment(BuyingBoxFragment, props.product);
  const { isActive } = product;
  const { stockQuantity, price } = choice.offer;
  const [wished, setWished] = useState(1);
  const quantity = withinStock(wished, stockQuantity);
  const onSale = isActive && stockQuantity > 0 && !refusal;
  return (
    <Card className="flex flex-col gap-4 p-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
      <PriceBlock offer={choice.offer} from={choice.isFrom} />
      {isActive && <VariantChoice choice={choice} />}
      <div id={availabilityId} className="flex flex-col gap-4">
        <Availability isActive={isActive} choice={choice} own={own} />
        {isActive && refusal && !own && (
          <p role="status" className="rounded-md bg-sunken px-4 py-3 font-semibold text-sm">
            {refusal}
          </p>
        )}
      </div>
      {isActive && !onSale && !own && (
        <Button wide blocked={{ shownBy: availabilityId }}>
          Add to Cart
        </Button>
      )}
      {own && <OwnProduct slug={product.slug} />}
      {onSale && !own && choice.missing && (
        <Button wide onClick={() => goToChoice(choice)} className="noscript:hidden">
          {choice.missing}
        </Button>
      )}
      {onSale && !own && !choice.missing && (
        <div className="flex flex-col gap-4">
          <QuantityStepper quantity={quantity} stock={stockQuantity} onChange={setWished} formId={formId} />
          <p className="noscript:hidden flex items-baseline justify-between gap-4 border-line border-t pt-4">
            <span className="font-medium">Total</span>
            <output className="price text-xl" aria-label="Total">
              {total(price.amount, quantity)}
            </output>
          </p>
          <PayPromise text={payPromise} />
          {actions?.(quantity)}
        </div>
      )}
      {onSale && !own && <NeedsScript what="Ordering here" />}
      {children && <div className="flex flex-col gap-4 border-line border-t pt-4">{children}</div>}
    </Card>
  );
}

/** The stock, or that there is none. Users who saved it only hear of new stock when all of it was sold out. */
function Availability({ isActive, choice, own }: { isActive: boolean; choice: Choice; own: boolean }) {
  const { stockQuantity } = choice.offer;
  if (!isActive) return <p className="font-semibold text-muted">This product is no longer on sale.</p>;
  const isSoldOut = stockQuantity === 0 && choice.variants.every((variant) => variant.stockQuantity === 0);
  return (
    <>
      <StockIndicator units={stockQuantity} />
      {isSoldOut && !own && (
        <p className="text-muted text-sm">Save it with the heart, and we notify you when it is back.</p>
      )}
    </>
  );
}

const dots: Record<StockLevel, string> = { out: 'bg-control', low: 'bg-clay', plenty: 'bg-brand' };
const words: Record<StockLevel, string> = { out: 'text-muted', low: 'text-clay', plenty: 'text-brand' };

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

/** "In stock", "Only 3 left" or "Out of stock", with the units. A new number is highlighted for a moment. */
function StockIndicator({ units }: { units: number }) {
  const level = stockLevel(units);
  const changed = useChanged(units);
  return (
    <p
      className={classNames(
        '-mx-2 inline-flex flex-wrap items-center gap-x-2 rounded-sm px-2 py-0.5 text-sm transition-colors duration-700',
        changed && 'bg-gold-tint',
      )}
    >
      <span aria-hidden="true" className={classNames('size-2 rounded-full', dots[level])} />
      <span className={classNames('font-semibold', words[level])}>{stockText(units)}</span>
      {units > 0 && <span className="text-muted tabular-nums">{unitsAvailable(units)}</span>}
    </p>
  );
}
