import { useApolloClient } from '@apollo/client/react';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { graphql } from '#gql/gql.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { type Intent, peekIntent } from '#platform/user/intent.ts';
import { Picture } from '#ui/display/picture.tsx';

const WantedProductFragment = graphql(`
  fragment WantedProduct_product on Product {
    id
    name
    price { amount }
    primaryImage { id path color }
  }
`);

const promises: Record<Intent['kind'], string> = {
  'add-to-cart': 'Then we add it to your cart.',
  'buy-now': 'Then you go on with your order.',
  wish: 'Then we save it to your wishlist.',
  follow: 'Then you follow the shop.',
  checkout: 'Then you go on to the checkout.',
  chat: 'Then you can write to the seller.',
  offer: 'Then you can make your offer.',
  review: 'Then you can post your review.',
};

/** On the login: the product that the visitor acted on, and what happens after the login. */
export function WantedProduct() {
  const { cache } = useApolloClient();
  const hydrated = useHydrated();
  const intent = hydrated ? peekIntent(sessionStorage, Date.now()) : null;
  if (!intent) return null;
  const id = 'productId' in intent ? intent.productId : 'subjectId' in intent ? intent.subjectId : undefined;
  const key = cache.identify({ __typename: 'Product', id });
  const product = key
    ? cache.readFragment({ id: key, fragment: WantedProductFragment, fragmentName: 'WantedProduct_product' })
    : null;
  return (
    <div className="mb-5 flex items-center gap-3 border-line border-b pb-5">
      {product?.primaryImage && (
        <Picture {...product.primaryImage} alt="" sizes="56px" className="size-14 shrink-0 rounded-md" />
      )}
      <div className="min-w-0">
        {product && (
          <p className="flex gap-2">
            <span className="truncate font-medium">{product.name}</span>
            <span className="price">{cedi(product.price.amount)}</span>
          </p>
        )}
        <p className="text-muted text-sm">{promises[intent.kind]}</p>
      </div>
    </div>
  );
}
