import { useQuery } from '@apollo/client/react';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { payWords } from '@besesaka/schema/orders/pay-words.ts';
import { memo, type ReactNode, type Ref } from 'react';
import { useParams } from 'react-router';
import { useViewer } from '#accounts/viewer.ts';
import { AdminHide } from '#admin/reports/admin-hide.tsx';
import { ReportButton } from '#admin/reports/report-button.tsx';
import { reportReview } from '#admin/reports/report-review.tsx';
import { MissingPage } from '#catalog/listing/missing-page.tsx';
import { Availability } from '#catalog/product/availability.tsx';
import { BuyingBox } from '#catalog/product/buying-box.tsx';
import { Gallery } from '#catalog/product/gallery.tsx';
import { LiveAnnouncement } from '#catalog/product/live-announcement.tsx';
import { MoreFromShop } from '#catalog/product/more-from-shop.tsx';
import { phoneBarPx } from '#catalog/product/phone-price-bar.tsx';
import { ProductHeader } from '#catalog/product/product-header.tsx';
import { productCrumbs, productPageJsonLd } from '#catalog/product/product-json-ld.ts';
import { ProductSkeleton } from '#catalog/product/product-skeleton.tsx';
import { Description, SpecificationList } from '#catalog/product/product-words.tsx';
import { RecentlyViewed, useSaveViewed } from '#catalog/product/recently-viewed.tsx';
import { RelatedProducts } from '#catalog/product/related-products.tsx';
import { useProductChanged } from '#catalog/product/use-product-changed.ts';
import { useRecordView } from '#catalog/product/use-record-view.ts';
import { type Choice, goToChoice, useChoice } from '#catalog/variants/use-choice.ts';
import { useTalkWithSeller } from '#chat/start/use-talk-with-seller.tsx';
import { graphql } from '#gql/gql.ts';
import type { ProductScreenQuery } from '#gql/graphql.ts';
import { AddedToCart, AddToCart, productCartFormId } from '#orders/cart/add-to-cart-actions.tsx';
import { PhoneBar } from '#orders/cart/phone-bar.tsx';
import { checkoutOf, useCheckoutAddress } from '#orders/checkout/checkout-address.ts';
import { MakeOffer } from '#orders/offers/make-offer.tsx';
import { useAbsoluteUrl } from '#platform/page/page-context.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageAddress, PageQuery } from '#platform/page/page-query.ts';
import { Slice } from '#platform/page/slice.tsx';
import { ProductReviews } from '#reviews/product/product-reviews.tsx';
import { RatingLink } from '#reviews/product/rating-link.tsx';
import { DeliveryLine } from '#shops/delivery/delivery-line.tsx';
import { SellerBlock } from '#shops/seller-block.tsx';
import { useNoOrdersText } from '#shops/use-takes-orders.ts';
import { Button } from '#ui/controls/button.tsx';
import { Breadcrumbs } from '#ui/display/breadcrumbs.tsx';
import { optional } from '#ui/display/optional.tsx';
import { useInView } from '#ui/hooks/use-in-view.ts';
import { Loaded } from '#ui/loading/loaded.tsx';

const Heart = optional(async () => (await import('#wishlist/heart.tsx')).Heart);
const TellMe = optional(async () => (await import('#wishlist/tell-me.tsx')).TellMe);

const ProductScreenDocument = graphql(`
  query ProductScreen($slug: String!) {
    takesProtectedPayments
    product(by: { slug: $slug }) {
      id
      slug
      name
      description
      sku
      metaTitle
      version
      metaDescription
      inStock
      isActive
      takesOffers
      price { amount }
      priceTo { amount }
      options { key }
      variants {
        id
        optionValues
        isActive
        inStock
        price { amount }
      }
      rating { average count }
      primaryImage { id path }
      images { id path }
      category { id path { name slug } }
      shop {
        id
        name
        slug
        version
        takesOrders
        ...SellerBlock_shop
        ...DeliveryLine_shop
      }
      ...Gallery_product
      ...BuyingBox_product
      ...Choice_product
      ...SpecificationList_product
      ...RelatedProducts_product
      ...ProductReviews_product
      ...RatingLink_product
      ...LiveAnnouncement_product
    }
  }
`);

export function ProductScreen() {
  const { slug = '' } = useParams();
  const query = useQuery(ProductScreenDocument, { variables: { slug } });
  const { data, loading } = query;
  if (data && !data.product && !loading)
    return <MissingPage heading="Product not found" text="It may have sold out, or the link may have a typo." />;
  return (
    <>
      {!data?.product && <PageMeta title="Product" noIndex />}
      <Loaded
        query={query}
        data={data?.product}
        skeleton={<ProductSkeleton />}
        label={null}
        failed={listingTexts.loadFailed}
        wholeScreen
      >
        {(product) => (
          <ProductPage
            key={product.id}
            product={product}
            payPromise={payWords(data?.takesProtectedPayments ?? false).promise}
          />
        )}
      </Loaded>
    </>
  );
}

ProductScreen.queries = ({ params }: PageAddress): PageQuery[] => [
  { query: ProductScreenDocument, variables: { slug: params.slug ?? '' } },
];

type ShownProduct = NonNullable<ProductScreenQuery['product']>;

function ProductPage({ product, payPromise }: { product: ShownProduct; payPromise: string }) {
  const choice = useChoice(product);
  const bought = boughtOf(product, choice);
  const [buying, canBuyInBox] = useInView<HTMLDivElement>(phoneBarPx);
  useProductChanged(product.id, product.version);
  useRecordView(product.slug);
  useSaveViewed(product.id);
  const noOrders = useNoOrdersText(product.shop);
  const mayOffer = product.takesOffers && !noOrders;
  const talk = useTalkWithSeller(bought, mayOffer && <MakeOffer wide product={bought} choose={chooseFirst(choice)} />);
  const own = useViewer().viewer?.shop?.id === product.shop.id;
  return (
    <article className="page-width pb-2 lg:py-4">
      <ProductMeta product={product} />
      <LiveAnnouncement product={product} />
      <Breadcrumbs crumbs={productCrumbs(product)} className="max-lg:hidden" />
      <div className="grid grid-cols-1 gap-x-12 gap-y-3 sm:gap-y-6 lg:mt-2 lg:gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Slice>
          <Gallery product={product} shown={choice.variant?.image?.id} />
        </Slice>
        <div className="lg:row-span-2">
          <div className="flex flex-col gap-3 sm:gap-4 lg:sticky lg:top-24">
            <Buying {...{ product, payPromise, choice, own, bought, refusal: noOrders, buying }}>{talk.buttons}</Buying>
          </div>
        </div>
        <ProductWords product={product} own={own} />
      </div>
      <MoreBelow product={product} own={own} />
      {!own && (
        <PhoneBar
          choice={choice}
          away={canBuyInBox}
          productId={product.id}
          canOrder={product.inStock && !noOrders}
          shop={product.shop}
          soldOut={product.isActive && !product.inStock && !noOrders && <TellMe productId={product.id} inBar />}
        >
          {talk.icon}
        </PhoneBar>
      )}
      {talk.dialog}
    </article>
  );
}

interface BuyingProps {
  product: ShownProduct;
  payPromise: string;
  choice: Choice;
  own: boolean;
  bought: ReturnType<typeof boughtOf>;
  refusal: string | null;
  /** The buttons, which the phone's bar repeats while they are out of view. */
  buying: Ref<HTMLDivElement>;
  /** The conversation with the seller. */
  children: ReactNode;
}

function Buying({ product, payPromise, choice, own, bought, refusal, buying, children }: BuyingProps) {
  return (
    <>
      <ProductHeader product={product} heart={<Heart product={product} onPage />}>
        <Availability {...{ choice, own }} isActive={product.isActive} refusal={refusal}>
          <RatingLink product={product} />
        </Availability>
      </ProductHeader>
      <BuyingBox
        product={product}
        payPromise={payPromise}
        choice={choice}
        own={own}
        refusal={refusal}
        formId={productCartFormId}
        soldOut={<TellMe productId={product.id} />}
        actions={(quantity) => (
          <div ref={buying} className="flex flex-col gap-3">
            <AddToCart goods={{ productId: product.id, variantId: choice.variant?.id }} quantity={quantity} />
            <BuyNow goods={{ ...bought, quantity }} />
            <AddedToCart productId={product.id} />
          </div>
        )}
        seller={
          <>
            <SellerBlock shop={product.shop} />
            <DeliveryLine shop={product.shop} price={product.price.amount} />
          </>
        }
      >
        {children}
      </BuyingBox>
    </>
  );
}

function BuyNow({ goods }: { goods: Parameters<typeof checkoutOf>[0] }) {
  const checkout = useCheckoutAddress();
  return (
    <Button
      tone="secondary"
      wide
      onPointerEnter={() => void import('#orders/checkout/checkout.tsx').catch(() => {})}
      onClick={() => void checkout.open(checkoutOf(goods))}
    >
      Buy Now
    </Button>
  );
}

function ProductWords({ product, own }: { product: ShownProduct; own: boolean }) {
  return (
    <div className="flex min-w-0 flex-col gap-10 max-lg:mt-4">
      <Breadcrumbs crumbs={productCrumbs(product)} className="-mb-8 lg:hidden" />
      {!product.inStock && <RelatedProducts product={product} heading="In stock now" />}
      <Description text={product.description} />
      <SpecificationList product={product} />
      {!own && (
        <ReportButton label="Report product" subject={{ kind: 'PRODUCT', id: product.id, name: product.name }} />
      )}
      <AdminHide kind="PRODUCT" id={product.id} />
    </div>
  );
}

/** The product with the chosen variant's name and price. */
function boughtOf({ name, ...product }: ShownProduct, { variant, label, offer: { price, stockQuantity } }: Choice) {
  return { ...product, variantId: variant?.id ?? null, name: variantName(name, label), price, stockQuantity };
}

function chooseFirst(choice: Choice): (() => void) | undefined {
  return choice.missing === null ? undefined : () => goToChoice(choice);
}

/** Memoised, so that a change above does not make these parts hydrate early. What loads near the window comes last. */
const MoreBelow = memo(function MoreBelow({ product, own }: { product: ShownProduct; own: boolean }) {
  return (
    <div className="mt-12 flex flex-col gap-12">
      <Slice>
        <ProductReviews product={product} own={own} report={reportReview} />
      </Slice>
      <Slice>
        {product.inStock && <RelatedProducts product={product} heading="Related products" />}
        <MoreFromShop productId={product.id} shop={product.shop} />
        <RecentlyViewed productId={product.id} />
      </Slice>
    </div>
  );
});

function ProductMeta({ product }: { product: ShownProduct }) {
  const absolute = useAbsoluteUrl();
  const image = product.primaryImage ?? product.images[0];
  return (
    <PageMeta
      type="product"
      title={product.metaTitle || product.name}
      description={product.metaDescription || product.description.slice(0, 160)}
      canonical={`/products/${product.slug}`}
      image={image && `${image.path}/1280.jpeg`}
      jsonLd={productPageJsonLd(product, productCrumbs(product), absolute)}
    />
  );
}
