import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { ContentRow, lineLink } from '#admin/reports/content-row.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AdminProductList_PageFragment } from '#gql/graphql.ts';
import { Card } from '#ui/display/card.tsx';
import { Parts } from '#ui/lists/parts.tsx';

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
          <ContentRow
            key={node.id}
            subject={{ kind: 'PRODUCT', id: node.id, isHidden: node.state === 'HIDDEN' }}
            hiddenReason={node.hiddenReason}
            query="AdminProducts"
            picture={<Thumbnail path={node.image} />}
            name={<Name product={node} />}
          >
            <Facts product={node} />
          </ContentRow>
        ))}
      </ul>
    </Card>
  );
}

function Thumbnail({ path }: { path: string | null | undefined }) {
  const look = 'size-11 shrink-0 rounded-md bg-sunken object-cover';
  return path ? <img src={`${path}/320.webp`} alt="" className={look} /> : <span className={look} />;
}

function Name({ product: { name, slug, state } }: { product: Row }) {
  return (
    <p className="break-words font-medium">
      {state === 'ACTIVE' ? (
        <Link to={`/products/${slug}`} className={lineLink}>
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  );
}

function Facts({ product }: { product: Row }) {
  const { sku, categoryName, price, stockQuantity, shopName, shopSlug, createdAt } = product;
  return (
    <>
      <p className="text-muted text-sm">
        <Parts of={[cedi(parseMoney(price.amount) ?? 0), `${stockQuantity} in stock`, categoryName, sku]} />
      </p>
      <p className="text-muted text-sm">
        <Parts
          of={[
            <Link key="shop" to={`/shops/${shopSlug}`} className={lineLink}>
              {shopName}
            </Link>,
            `since ${longDate(createdAt)}`,
          ]}
        />
      </p>
    </>
  );
}
