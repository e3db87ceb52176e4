import { Link } from 'react-router';
import { stockLevel, stockText } from '#catalog/product/price-and-stock.ts';
import { useProductChanged } from '#catalog/product/use-product-changed.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { PinnedProduct_ProductFragment } from '#gql/graphql.ts';
import { MakeOffer } from '#orders/offers/make-offer.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { Picture } from '#ui/display/picture.tsx';
import { Price } from '#ui/display/price.tsx';
import { useChanged } from '#ui/hooks/use-changed.ts';

const PinnedProductFragment = graphql(`
  fragment PinnedProduct_product on Product {
    id
    slug
    name
    version
    stockQuantity
    isActive
    takesOffers
    hasVariants
    price {
      amount
      currency
    }
    priceTo {
      amount
      currency
    }
    compareAtPrice {
      amount
      currency
    }
    primaryImage {
      id
      path
      color
    }
  }
`);

export const PinnedProductOfFragment = graphql(`
  fragment PinnedProduct_conversation on Conversation {
    id
    viewerIs
    canSend
    productName
    product {
      ...PinnedProduct_product
    }
  }
`);

/** The product of the conversation, pinned to the top with its current price and stock. */
export function PinnedProduct(props: { conversation: FragmentType<typeof PinnedProductOfFragment> }) {
  const { product: masked, productName, viewerIs, canSend } = readFragment(PinnedProductOfFragment, props.conversation);
  const product = readFragment(PinnedProductFragment, masked);
  if (product) {
    // The variant is chosen on the product's page.
    const { takesOffers, hasVariants, isActive } = product;
    const mayOffer = viewerIs === 'BUYER' && canSend && takesOffers && !hasVariants && isActive;
    return (
      <div className="flex items-center gap-2 border-line border-b bg-surface pe-3">
        <LiveProduct product={product} />
        {mayOffer && <MakeOffer size="small" product={{ ...product, variantId: null }} />}
      </div>
    );
  }
  if (!productName) return null;
  return (
    <p className="flex min-h-14 flex-col justify-center border-line border-b bg-surface px-4 py-2">
      <span className="line-clamp-2 break-words font-medium">{productName}</span>
      <span className="text-muted text-sm">This product is no longer on sale.</span>
    </p>
  );
}

function LiveProduct({ product }: { product: PinnedProduct_ProductFragment }) {
  const { slug, name, price, priceTo, compareAtPrice, stockQuantity, isActive, primaryImage } = product;
  useProductChanged(product.id);
  const changed = useChanged(`${price.amount} ${stockQuantity} ${isActive}`);
  return (
    <Link
      to={`/products/${slug}`}
      className="flex min-w-0 flex-1 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-sunken"
    >
      <span className="size-11 shrink-0 overflow-hidden rounded-sm no-picture">
        {primaryImage && <Picture path={primaryImage.path} alt="" color={primaryImage.color} sizes="44px" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 break-words font-medium text-sm">{name}</span>
        <span
          className={classNames(
            '-mx-1 flex flex-wrap items-baseline gap-x-3 rounded-sm px-1 transition-colors duration-700',
            changed && 'bg-gold-tint',
          )}
        >
          <Price
            amount={price.amount}
            compareAt={compareAtPrice?.amount}
            from={priceTo.amount !== price.amount}
            className="text-sm"
          />
          <span className={classNames('text-xs', stockTone(stockQuantity, isActive))}>
            {isActive ? stockText(stockQuantity) : 'No longer on sale'}
          </span>
        </span>
      </span>
    </Link>
  );
}

function stockTone(stockQuantity: number, isActive: boolean): string {
  if (!isActive || stockLevel(stockQuantity) === 'out') return 'text-muted';
  return stockLevel(stockQuantity) === 'low' ? 'font-semibold text-clay' : 'text-brand';
}
