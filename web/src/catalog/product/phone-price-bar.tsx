import { cedi } from '@besesaka/schema/kernel/money.ts';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { classNames } from '#ui/display/class-names.ts';
import { stockLevel, stockText } from './price-and-stock.ts';

export const PhonePriceBarFragment = graphql(`
  fragment PhonePriceBar_product on Product {
    stockQuantity
    price {
      amount
    }
    compareAtPrice {
      amount
    }
  }
`);

interface Props {
  product: FragmentType<typeof PhonePriceBarFragment>;
  /** The thumb's place, filled by the screen: add to cart and chat with the seller. */
  children: ReactNode;
  /** While the buying box itself is in sight; the bar keeps its place, so that nothing moves. */
  away?: boolean;
}

/** A longer price is written smaller, so that all of it stands beside the buttons. */
function sizeOf(price: string): string {
  if (price.length <= '₵99,999'.length) return 'text-lg';
  if (price.length <= '₵9,999.99'.length) return 'text-base';
  return price.length <= '₵99,999.99'.length ? 'text-sm' : 'text-xs tracking-tight';
}

/** On a phone the price stays in sight while the page scrolls; it repeats the buying box, so listeners hear that instead. */
export function PhonePriceBar({ product, children, away = false }: Props) {
  const { price, compareAtPrice, stockQuantity } = readFragment(PhonePriceBarFragment, product);
  const shown = cedi(price.amount);
  return (
    <div
      data-phone-bar
      className={classNames(
        'sticky bottom-(--bottom-bar,0px) z-20 -mx-4 mt-8 flex min-h-15 flex-wrap items-center justify-between gap-x-2 gap-y-2 border-line border-t bg-surface px-4 py-2 transition-[opacity,visibility] duration-150 ease-out lg:hidden',
        away && 'invisible opacity-0',
      )}
    >
      {/* One line: where both prices are long the former one is left out, as the buttons must not wrap below. */}
      <div aria-hidden="true" className="min-w-0 flex-[1_1_5rem]">
        <p className="flex h-7 flex-wrap items-baseline gap-x-2 overflow-hidden">
          <span className={classNames('price', sizeOf(shown))}>{shown}</span>
          {compareAtPrice && <s className="text-muted text-xs tabular-nums">{cedi(compareAtPrice.amount)}</s>}
        </p>
        <p
          className={`truncate text-xs ${stockLevel(stockQuantity) === 'low' ? 'font-semibold text-clay' : 'text-muted'}`}
        >
          {stockText(stockQuantity)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
