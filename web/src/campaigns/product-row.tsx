import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Picture } from '#ui/display/picture.tsx';
import { Price } from '#ui/display/price.tsx';

export const ProductRowFragment = graphql(`
  fragment ProductRow_product on Product {
    id
    name
    stockQuantity
    price {
      amount
    }
    primaryImage {
      id
      path
      color
    }
  }
`);

/** A product that is featured or can be. */
export function ProductRow({ product }: { product: FragmentType<typeof ProductRowFragment> }) {
  const { name, stockQuantity, price, primaryImage } = readFragment(ProductRowFragment, product);
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 sm:gap-4">
      <span className="size-14 shrink-0 overflow-hidden rounded-md no-picture">
        {primaryImage && (
          <Picture path={primaryImage.path} alt="" color={primaryImage.color} sizes="56px" className="size-14" />
        )}
      </span>
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="line-clamp-2 break-words font-medium leading-5">{name}</span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={price.amount} className="font-bold" />
          <span className="text-muted text-sm">{stockQuantity} in stock</span>
        </span>
      </span>
    </span>
  );
}
