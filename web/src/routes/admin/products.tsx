import { adminProductLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { shortDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { adminList, contentRow, lineLink } from '#admin/list.tsx';
import { bulkHide } from '#admin/reports/bulk-acts.tsx';
import { graphql } from '#gql/gql.ts';

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
  columns: {
    name: { head: 'Product', as: 'name', width: 'xl:w-1/4' },
    shop: { head: 'Shop' },
    category: { head: 'Category', isExtra: true },
    stock: { head: 'Stock', width: 'w-16 xl:w-20' },
    since: { head: 'Since', as: 'time', width: 'w-32', isExtra: true },
    price: { head: 'Price', as: 'amount', width: 'w-24 xl:w-28' },
  },
  row: ({ id, slug, name, state, image, hiddenReason, ...product }) => ({
    ...contentRow({
      subject: { kind: 'PRODUCT', id, isHidden: state === 'HIDDEN' },
      name,
      hiddenReason,
      query: 'AdminProducts',
    }),
    lead: <Thumbnail path={image} />,
    to: state === 'ACTIVE' ? `/products/${slug}` : undefined,
    cells: {
      name,
      shop: (
        <Link to={`/shops/${product.shopSlug}`} className={lineLink}>
          {product.shopName}
        </Link>
      ),
      category: product.categoryName,
      stock: (
        <>
          {product.stockQuantity}
          <span className="lg:hidden"> in stock</span>
        </>
      ),
      since: shortDate(product.createdAt, { withYear: true }),
      price: cedi(product.price.amount),
    },
  }),
});

function Thumbnail({ path }: { path: string | null | undefined }) {
  const className = 'size-11 shrink-0 rounded-md bg-sunken object-cover lg:size-9';
  return path ? <img src={`${path}/320.webp`} alt="" className={className} /> : <span className={className} />;
}
