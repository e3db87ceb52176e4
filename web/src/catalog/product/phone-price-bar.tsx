import { cedi } from '@besesaka/schema/kernel/money.ts';
import type { ReactNode } from 'react';
import type { Choice } from '#catalog/variants/use-choice.ts';
import { classNames } from '#ui/display/class-names.ts';
import { stockLevel, stockText } from './price-and-stock.ts';

/** The height of the bar. */
export const phoneBarPx = 60;

interface Props {
  choice: Pick<Choice, 'offer' | 'isFrom'>;
  /** The buttons within the thumb's reach, filled by the screen: add to cart and chat with the seller. */
  children: ReactNode;
  /** Hides the bar while the buying box is in view. It still takes up its space, so that nothing moves. */
  away?: boolean;
  /** What delivery costs; empty if that is not known. */
  fee: string;
}

/** A longer price gets a smaller font, so that it fits beside the buttons. */
function sizeOf(price: string): string {
  if (price.length <= '₵99,999'.length) return 'text-lg';
  if (price.length <= '₵9,999.99'.length) return 'text-base';
  return price.length <= '₵99,999.99'.length ? 'text-sm' : 'text-xs tracking-tight';
}

/** Keeps the price visible on a phone while the page scrolls. Screen readers skip it, as it repeats the buying box. */
export function PhonePriceBar({ choice, children, away = false, fee }: Props) {
  const { price, compareAtPrice, stockQuantity } = choice.offer;
  const shown = cedi(price.amount);
  const level = stockLevel(stockQuantity);
  return (
    <div
      data-phone-bar="alone"
      className={classNames(
        'sticky bottom-(--bottom-bar,0px) z-20 -mx-4 mt-8 flex min-h-15 flex-wrap items-center justify-between gap-x-2 gap-y-2 border-line border-t bg-surface px-4 py-2 transition-[opacity,visibility] duration-150 ease-out lg:hidden',
        away && 'invisible opacity-0',
      )}
    >
      {/* If both prices are long the old one is left out, because the buttons must not wrap to a second line. */}
      <div aria-hidden="true" className="min-w-0 flex-[1_1_5rem]">
        <p className="flex h-7 flex-wrap items-baseline gap-x-2 overflow-hidden">
          <span className={classNames('price', sizeOf(shown))}>
            {choice.isFrom && <span className="font-normal text-xs">from </span>}
            {shown}
          </span>
          {compareAtPrice && <s className="text-muted text-xs tabular-nums">{cedi(compareAtPrice.amount)}</s>}
        </p>
        <p className={`truncate text-xs ${level === 'low' ? 'font-semibold text-clay' : 'text-muted'}`}>
          {(level === 'plenty' && fee) || stockText(stockQuantity)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
