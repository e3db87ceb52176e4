import { type ReactNode, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/card.tsx';
import { PriceBlock } from './price-block.tsx';
import { total } from './price-sums.ts';
import { withinStock } from './quantity.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { StockIndicator } from './stock-indicator.tsx';

export const BuyingBoxFragment = graphql(`
  fragment BuyingBox_product on Product {
    id
    stockQuantity
    isActive
    price {
      amount
    }
    ...PriceBlock_product
  }
`);

interface Props {
  product: FragmentType<typeof BuyingBoxFragment>;
  /** What can be done with the chosen quantity, filled by the screen: the cart and buying at once. */
  actions?: (quantity: number) => ReactNode;
  /** Stands below the actions: the seller. */
  children?: ReactNode;
}

/** Price, stock, quantity and total; the stock may shrink under the reader, and the quantity follows. */
export function BuyingBox({ actions, children, ...props }: Props) {
  const product = readFragment(BuyingBoxFragment, props.product);
  const { stockQuantity, isActive, price } = product;
  const [wished, setWished] = useState(1);
  const quantity = withinStock(wished, stockQuantity);
  const onSale = isActive && stockQuantity > 0;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <PriceBlock product={product} />
      {isActive ? (
        <StockIndicator units={stockQuantity} />
      ) : (
        <p className="font-semibold text-muted">This product is no longer on sale.</p>
      )}
      {onSale && (
        <>
          <QuantityStepper quantity={quantity} stock={stockQuantity} onChange={setWished} />
          <p className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
            <span className="font-medium">Total</span>
            <output className="price text-xl" aria-label="Total">
              {total(price.amount, quantity)}
            </output>
          </p>
          {actions?.(quantity)}
        </>
      )}
      {children && <div className="border-line border-t pt-4">{children}</div>}
    </Card>
  );
}
