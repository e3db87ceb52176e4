import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { useSearchParams } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Choice_ProductFragment } from '#gql/graphql.ts';
import { type Chosen, chosenVariant, labelOf, missingOptions, readChosen, variantChoiceId } from './choice.ts';

export const ChoiceFragment = graphql(`
  fragment Choice_product on Product {
    id
    stockQuantity
    discountPercentage
    price { amount }
    priceTo { amount }
    compareAtPrice { amount }
    options { key name values }
    variants {
      id
      optionValues
      isActive
      inStock
      stockQuantity
      discountPercentage
      price { amount }
      compareAtPrice { amount }
      image { id path }
    }
  }
`);

type Offer = Pick<Choice_ProductFragment, 'price' | 'compareAtPrice' | 'discountPercentage' | 'stockQuantity'>;

export interface Choice {
  options: Choice_ProductFragment['options'];
  variants: Choice_ProductFragment['variants'];
  chosen: Chosen;
  choose: (place: number, value: string) => void;
  variant: Choice_ProductFragment['variants'][number] | null;
  /** The variant in words, such as "42, Black"; empty for a simple product. */
  label: string;
  /** What to do before the product can be ordered; null if nothing is missing. */
  missing: string | null;
  /** Price and stock of the chosen variant, or of the whole product. */
  offer: Offer;
  /** Whether the price is only the lowest of several. */
  isFrom: boolean;
}

/** The choice of a variant. It is in the address, so that a link or a reload keeps it. */
export function useChoice(props: FragmentType<typeof ChoiceFragment>): Choice {
  const product = readFragment(ChoiceFragment, props);
  const { options, variants } = product;
  const [params, setParams] = useSearchParams();
  const chosen = readChosen(product, params);
  const variant = chosenVariant(variants, chosen);
  const names = missingOptions(options, chosen);
  const isOffered = options.length === 0 || names.length > 0 || variant !== null;
  const offer = variant ?? (isOffered ? product : { ...product, stockQuantity: 0 });
  return {
    options,
    variants,
    chosen,
    variant,
    offer,
    choose: (place, value) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(options[place]?.key ?? '', value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    label: variant ? labelOf(variant) : '',
    missing: names.length > 0 ? listingTexts.chooseOption(names) : null,
    isFrom: variant === null && product.priceTo.amount !== product.price.amount,
  };
}

/** Moves to the first option that is not chosen yet. */
export function goToChoice({ chosen }: Pick<Choice, 'chosen'>): void {
  const group = document.getElementById(variantChoiceId)?.querySelectorAll('fieldset')[chosen.indexOf(null)];
  group?.querySelector('input')?.focus();
  group?.scrollIntoView({ block: 'center' });
}
