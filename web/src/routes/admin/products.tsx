import { adminProductLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { adminList, ContentRow, lineLink } from '#admin/list.tsx';
import { bulkHide } from '#admin/reports/bulk-acts.tsx';
import { graphql } from '#gql/gql.ts';
import { Parts } from '#ui/lists/parts.tsx';

const AdminProductsDocument = graphql(`
  query AdminProducts($search: String, $state: AdminProductState!, $page: Int!) {
    viewer {
      admin {
        products(search: $search, state: $state, page: $page) {
          totalCount
          edges {
            node {
              id
              slug
              name
              sku
              categoryName
              price {
                amount
              }
              stockQuantity
              shopName
              shopSlug
              image
              state
              hiddenReason
              createdAt
            }
          }
        }
      }
    }
  }
`);

export const AdminProductsScreen = adminList({
  document: AdminProductsDocument,
  listIn: (data) => data.viewer?.admin?.products,
  heading: 'Products',
  states: [
    { state: 'ACTIVE', label: 'Live' },
    { state: 'HIDDEN', label: 'Hidden' },
    { state: 'DRAFT', label: 'Drafts' },
    { state: 'ARCHIVED', label: 'Archived' },
  ],
  search: { label: 'Find a product', placeholder: 'Name, number, category or shop', maxLength: limits.wordsMax },
  perPage: limits.perPage,
  bulk: bulkHide('PRODUCT', 'AdminProducts'),
  exported: 'PRODUCTS',
  row: ({ id, slug, name, state, image, hiddenReason, shopSlug, ...product }) => (
    <ContentRow
      key={id}
      subject={{ kind: 'PRODUCT', id, isHidden: state === 'HIDDEN' }}
      hiddenReason={hiddenReason}
      query="AdminProducts"
      label={name}
      picture={<Thumbnail path={image} />}
      name={
        <p className="break-words font-medium">
          {state === 'ACTIVE' ? (
            <Link to={`/products/${slug}`} className={lineLink}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
      }
    >
      <p className="text-muted text-sm">
        <Parts
          of={[
            cedi(parseMoney(product.price.amount) ?? 0),
            `${product.stockQuantity} in stock`,
            product.categoryName,
            product.sku,
          ]}
        />
      </p>
      <p className="text-muted text-sm">
        <Parts
          of={[
            <Link key="shop" to={`/shops/${shopSlug}`} className={lineLink}>
              {product.shopName}
            </Link>,
            `since ${longDate(product.createdAt)}`,
          ]}
        />
      </p>
    </ContentRow>
  ),
});

function Thumbnail({ path }: { path: string | null | undefined }) {
  const className = 'size-11 shrink-0 rounded-md bg-sunken object-cover';
  return path ? <img src={`${path}/320.webp`} alt="" className={className} /> : <span className={className} />;
}
