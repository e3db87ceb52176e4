import { useQuery } from '@apollo/client/react';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Link, Navigate, useParams } from 'react-router';
import { ProfileSkeleton } from '#accounts/profile/profile-skeleton.tsx';
import { OwnProductView } from '#catalog/selling/own-product-view.tsx';
import { graphql } from '#gql/gql.ts';
import { ProductDays } from '#orders/sales/shop-charts.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

// Selecting private fields as well bypasses the shared caches, which have no drafts.
const OwnProductScreenDocument = graphql(`
  query OwnProductScreen($slug: String!) {
    viewer {
      shop {
        id
        slug
        productDays(by: { slug: $slug }) {
          day
          views
          orders
        }
      }
    }
    product(by: { slug: $slug }) {
      id
      slug
      name
      version
      shop {
        slug
      }
      ...OwnProductView_product
    }
  }
`);

export function OwnProductScreen() {
  const { slug = '' } = useParams();
  const query = useQuery(OwnProductScreenDocument, { variables: { slug }, fetchPolicy: 'cache-and-network' });
  const { product, viewer } = query.data ?? {};
  const isOwn = product && product.shop.slug === viewer?.shop?.slug;
  // Another seller's product only has its public page.
  if (product && !isOwn && !query.loading) return <Navigate to={`/products/${slug}`} replace />;
  return (
    <>
      <PageMeta title={product?.name ?? 'Product'} noIndex />
      <Loaded
        query={query}
        data={isOwn ? product : null}
        skeleton={<ProfileSkeleton />}
        failed={texts.networkError}
        missing={
          <EmptyState
            heading={catalogTexts.productMissing}
            action={
              <Link to="/dashboard/shop/products" className={buttonStyle({})}>
                My Products
              </Link>
            }
          />
        }
      >
        {(own) => (
          <OwnProductView product={own}>
            {viewer?.shop?.productDays && <ProductDays days={viewer.shop.productDays} />}
          </OwnProductView>
        )}
      </Loaded>
    </>
  );
}
