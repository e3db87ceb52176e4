import { useApolloClient, useQuery } from '@apollo/client/react';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { readFragment } from '#gql/fragment-masking.ts';
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
  wish: 'Then we save it to your wishlist.',
  follow: 'Then you follow the shop.',
  chat: 'Then you can write to the seller.',
  offer: 'Then you can make your offer.',
  review: 'Then you can post your review.',
};

const WantedProductDocument = graphql(`
  query WantedProduct($slug: String!) {
    product(by: { slug: $slug }) {
      id
      ...WantedProduct_product
    }
  }
`);

interface Props {
  /** What the visitor goes on to order. */
  checkout: { kind: string; slug?: string } | null;
}

/** On the login: the product that the visitor acted on, and what happens after the login. */
export function WantedProduct({ checkout }: Props) {
  const { cache } = useApolloClient();
  const hydrated = useHydrated();
  const slug = checkout?.slug ?? '';
  const { data } = useQuery(WantedProductDocument, { variables: { slug }, skip: !hydrated || !slug });
  const intent = hydrated && !checkout ? peekIntent(sessionStorage, Date.now()) : null;
  if (!intent && !checkout) return null;
  const id = intent && ('productId' in intent ? intent.productId : intent.subjectId);
  const key = id && cache.identify({ __typename: 'Product', id });
  const acted = key
    ? cache.readFragment({ id: key, fragment: WantedProductFragment, fragmentName: 'WantedProduct_product' })
    : null;
  const product = acted ?? readFragment(WantedProductFragment, data?.product);
  const promise = intent
    ? promises[intent.kind]
    : slug
      ? 'Then you go on with your order.'
      : 'Then you go on to the checkout.';
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
        <p className="text-muted text-sm">{promise}</p>
      </div>
    </div>
  );
}
