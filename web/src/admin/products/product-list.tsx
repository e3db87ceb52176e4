import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { DeletePicturesButton, HideButton } from '#admin/reports/hide-dialog.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AdminProductList_PageFragment } from '#gql/graphql.ts';
import { Card } from '#ui/display/card.tsx';

const AdminProductListFragment = graphql(`
  fragment AdminProductList_page on AdminProductRowConnection {
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
`);

type Row = AdminProductList_PageFragment['edges'][number]['node'];

export function AdminProductList({ page }: { page: FragmentType<typeof AdminProductListFragment> }) {
  const { edges } = readFragment(AdminProductListFragment, page);
  return (
    <Card>
      <ul className="divide-y divide-line">
        {edges.map(({ node }) => (
          <li key={node.id} className="flex flex-wrap items-start gap-x-3 gap-y-3 px-4 py-4 sm:px-5">
            {node.image ? (
              <img
                src={`${node.image}/320.webp`}
                alt=""
                className="size-16 shrink-0 rounded-md bg-sunken object-cover"
              />
            ) : (
              <span className="size-16 shrink-0 rounded-md bg-sunken" />
            )}
            <About product={node} />
            <div className="flex flex-wrap gap-2">
              <HideButton
                subject={{ kind: 'PRODUCT', id: node.id, isHidden: node.state === 'HIDDEN' }}
                query="AdminProducts"
                inList
              />
              {node.state === 'HIDDEN' && (
                <DeletePicturesButton subject={{ kind: 'PRODUCT', id: node.id }} query="AdminProducts" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function About({ product }: { product: Row }) {
  const { name, slug, sku, categoryName, price, stockQuantity, shopName, shopSlug, state } = product;
  return (
    <div className="min-w-0 flex-1 basis-44">
      <p className="break-words font-medium">
        {state === 'ACTIVE' ? (
          <Link to={`/products/${slug}`} className="underline underline-offset-4">
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="break-words text-muted text-sm">
        {cedi(parseMoney(price.amount) ?? 0)} · {stockQuantity} in stock · {categoryName} · {sku}
      </p>
      <p className="break-words text-muted text-sm">
        <Link to={`/shops/${shopSlug}`} className="underline underline-offset-4">
          {shopName}
        </Link>{' '}
        · since {longDate(product.createdAt)}
      </p>
      {product.hiddenReason && <p className="mt-1 break-words text-sm">Hidden: {product.hiddenReason}</p>}
    </div>
  );
}
