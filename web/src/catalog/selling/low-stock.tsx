import { useQuery } from '@apollo/client/react';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { stockLevel, stockText } from '#catalog/product/price-and-stock.ts';
import { graphql } from '#gql/gql.ts';
import type { LowStockQuery } from '#gql/graphql.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { restockPieces, useChangeOffer } from './use-change-offer.ts';

const LowStockDocument = graphql(`
  query LowStock {
    viewer {
      shop {
        id
        products(filter: { stock: LOW_STOCK, status: ACTIVE }, orderBy: STOCK_LOW, first: 4) {
          totalCount
          edges {
            node {
              id
              slug
              name
              stockQuantity
              version
              hasVariants
              price {
                amount
              }
              primaryImage {
                id
                path
                color
              }
            }
          }
        }
      }
    }
  }
`);

/**
 * Products that are sold out or nearly so, the lowest stock first, each with a one-tap restock. Renders nothing if
 * there are none.
 */
export function LowStock({ onChange }: { onChange: () => void }) {
  const query = useQuery(LowStockDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = query.data?.viewer?.shop?.products;
  if (list && list.edges.length === 0) return null;
  return (
    <section aria-labelledby="low-stock">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
        <h2 id="low-stock" className="text-lg">
          Running low
        </h2>
        {list && list.totalCount > list.edges.length && (
          <Link
            to="/dashboard/shop/products?stock=low_stock&status=active"
            className="tap-line justify-end font-medium text-brand"
          >
            All {list.totalCount}
          </Link>
        )}
      </div>
      <Loaded
        query={query}
        data={list}
        skeleton={<Skeleton className="h-22 rounded-lg" />}
        failed={texts.ownLoadFailed}
      >
        {({ edges }) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
            {edges.map(({ node: product }) => (
              <LowRow key={product.id} product={product} onChange={onChange} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

type LowList = NonNullable<NonNullable<NonNullable<LowStockQuery['viewer']>['shop']>['products']>;

/** A restocked row stays until the list reloads, so that it shows the result of the tap. */
function LowRow({ product, onChange }: { product: LowList['edges'][number]['node']; onChange: () => void }) {
  const { slug, name, stockQuantity, primaryImage } = product;
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="relative size-11 shrink-0 overflow-hidden rounded-sm no-picture">
        {primaryImage && (
          <Picture
            path={primaryImage.path}
            alt=""
            color={primaryImage.color}
            sizes="44px"
            className="absolute inset-0 size-full"
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={`/dashboard/shop/products/${slug}/edit`}
          className="-my-2.5 block truncate font-medium leading-11 hover:underline"
        >
          {name}
        </Link>
        <p
          role="status"
          className={stockLevel(stockQuantity) === 'plenty' ? 'text-muted text-sm' : 'text-clay text-sm'}
        >
          {stockLevel(stockQuantity) === 'plenty' ? `${stockQuantity} in stock` : stockText(stockQuantity)}
        </p>
      </div>
      {product.hasVariants ? (
        <VariantsLink slug={slug} name={name} />
      ) : (
        <RestockButton product={product} onChange={onChange} />
      )}
    </li>
  );
}

type LowProduct = LowList['edges'][number]['node'];

function RestockButton({ product, onChange }: { product: LowProduct; onChange: () => void }) {
  const { slug, name, price, stockQuantity, version } = product;
  const change = useChangeOffer();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    const shownOffer = { price: price.amount, stockQuantity, version };
    const outcome = await change(slug, shownOffer, { ...shownOffer, stockQuantity: stockQuantity + restockPieces });
    setBusy(false);
    if (outcome.kind === 'refused') toast.error(outcome.text);
    else onChange();
  };
  return (
    <Button
      tone="secondary"
      size="small"
      busy={busy}
      aria-label={`Add ${restockPieces} to the stock of ${name}`}
      onClick={() => void add()}
    >
      <Plus aria-hidden="true" className="size-4" />
      {restockPieces}
    </Button>
  );
}

/** Each variant has its own stock. */
function VariantsLink({ slug, name }: { slug: string; name: string }) {
  return (
    <Link
      to={`/dashboard/shop/products/${slug}/variants`}
      aria-label={`Stock of ${name}`}
      className={buttonStyle({ tone: 'secondary', size: 'small' })}
    >
      Stock
    </Link>
  );
}
