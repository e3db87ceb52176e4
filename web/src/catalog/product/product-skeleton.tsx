import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router';
import { cardSizes } from '#catalog/listing/product-card.tsx';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { PriceBlock } from './price-block.tsx';

const ProductSkeletonFragment = graphql(`
  fragment ProductSkeleton_product on Product {
    id
    name
    primaryImage { id path color }
    discountPercentage
    price { amount }
    priceTo { amount }
    compareAtPrice { amount }
  }
`);

/** A product page in its final shape, filled with what the tapped card already showed. */
export function ProductSkeleton() {
  const product = useKnownProduct();
  return (
    <div className="page-width pb-2 lg:py-4">
      <span data-phone-bar="alone" hidden />
      {product ? <span className="sr-only">Loading</span> : <h1 className="sr-only">Loading product</h1>}
      <Skeleton className="my-3 h-5 w-64 max-w-full max-lg:hidden" />
      <div className="grid grid-cols-1 gap-3 sm:gap-6 lg:mt-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        {product?.primaryImage ? (
          // The picture has the card's size, so the browser has it in its cache.
          <Picture
            {...product.primaryImage}
            alt=""
            {...cardSizes}
            priority
            className="goods-picture max-sm:-mx-4 sm:rounded-lg"
          />
        ) : (
          <Skeleton className="aspect-square max-sm:-mx-4 sm:rounded-lg" />
        )}
        <div className="flex flex-col gap-3 sm:gap-4">
          {product ? (
            <h1 className="me-22 break-words text-xl sm:text-2xl">{product.name}</h1>
          ) : (
            <Skeleton className="h-9 w-4/5" />
          )}
          <Skeleton className="h-5 w-40" />
          {product ? (
            <Card className="min-h-72 p-5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
              <PriceBlock offer={product} from={product.priceTo.amount !== product.price.amount} />
            </Card>
          ) : (
            <Skeleton className="h-72 w-full rounded-lg" />
          )}
        </div>
      </div>
    </div>
  );
}

/** Reads the card's fields from the cache, if they are still there. */
function useKnownProduct() {
  const { state } = useLocation();
  const { cache } = useApolloClient();
  const id = cache.identify({ __typename: 'Product', id: state?.productId });
  const options = { id, fragment: ProductSkeletonFragment, fragmentName: 'ProductSkeleton_product' };
  return id ? cache.readFragment(options) : null;
}
