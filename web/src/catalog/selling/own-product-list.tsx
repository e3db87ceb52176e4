import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { Archive, Copy, Eye, Pencil, Tags, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { stockText } from '#catalog/product/price-and-stock.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OwnProductList_PageFragment } from '#gql/graphql.ts';
import { IconButton, iconButtonStyle } from '#ui/controls/icon-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { optional } from '#ui/display/optional.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Price } from '#ui/display/price.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { useDuplicate } from './use-duplicate.ts';
import { usePutAway } from './use-put-away.ts';

// It brings the contract's checks with it, which only those need who change something.
const OfferDialog = optional(async () => (await import('./offer-dialog.tsx')).OfferDialog);

const OwnProductListFragment = graphql(`
  fragment OwnProductList_page on OwnProductConnection {
    totalCount
    edges {
      node {
        id
        slug
        name
        isActive
        isFeatured
        stockQuantity
        salesCount
        viewsCount
        category {
          id
          name
          slug
        }
        price {
          amount
        }
        compareAtPrice {
          amount
        }
        primaryImage {
          id
          path
          color
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

interface Props {
  page: FragmentType<typeof OwnProductListFragment>;
  isArchive: boolean;
  /** Adds what follows the cursor; fails when it can't. */
  loadMore: (after: string | null | undefined) => Promise<unknown>;
}

export function OwnProductList({ page, isArchive, loadMore }: Props) {
  const { edges, pageInfo, totalCount } = readFragment(OwnProductListFragment, page);
  const endless = useEndless({
    hasMore: pageInfo.hasNextPage,
    loaded: edges.length,
    load: () => loadMore(pageInfo.endCursor),
    nearPx: limits.infiniteScrollPx,
  });
  return (
    <div data-layout-switch className="flex flex-col gap-4">
      <p role="status" className="text-muted">
        {edges.length} of {totalCount} products
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4 rows:grid-cols-1">
        {edges.map(({ node: product }) => (
          <li key={product.id} className="min-w-0">
            <OwnProductCard product={product} isArchive={isArchive} />
          </li>
        ))}
      </ul>
      <ListEnd list={endless} failed={texts.loadMoreFailed} />
    </div>
  );
}

type OwnCard = OwnProductList_PageFragment['edges'][number]['node'];

function OwnProductCard({ product, isArchive }: { product: OwnCard; isArchive: boolean }) {
  const { name, isActive, isFeatured, price, compareAtPrice, primaryImage, stockQuantity } = product;
  return (
    <Card className="flex h-full flex-col overflow-hidden rows:flex-row">
      <div className="relative aspect-square w-full shrink-0 overflow-hidden no-picture rows:aspect-auto rows:w-28 sm:rows:w-36">
        {primaryImage && (
          <Picture
            path={primaryImage.path}
            alt=""
            color={primaryImage.color}
            sizes="(min-width: 640px) 220px, 45vw"
            className="absolute inset-0 size-full"
          />
        )}
        <Badge tone={isActive && !isArchive ? 'brand' : 'dark'} className="absolute start-2 top-2">
          {isArchive ? 'Archived' : isActive ? 'Active' : 'Draft'}
        </Badge>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <p className="text-muted text-xs">
          {product.category.name}
          {isFeatured && ' · Featured'}
        </p>
        <h2 className="line-clamp-2 break-words font-medium text-base">{name}</h2>
        <Price amount={price.amount} compareAt={compareAtPrice?.amount} className="font-bold" />
        <p className={stockQuantity < limits.lowStock ? 'text-clay text-sm' : 'text-muted text-sm'}>
          {stockQuantity < limits.lowStock ? stockText(stockQuantity) : `${stockQuantity} in stock`}
        </p>
        <p className="text-muted text-xs">
          {product.salesCount} sold · {product.viewsCount} views
        </p>
        <CardActions product={product} isArchive={isArchive} />
      </div>
    </Card>
  );
}

function CardActions({ product, isArchive }: { product: OwnCard; isArchive: boolean }) {
  const { archive, restore } = usePutAway();
  const { busy, duplicate } = useDuplicate();
  const [isChanging, setChanging] = useState(false);
  const { name, slug, price, stockQuantity } = product;
  return (
    <div className="-mx-2 mt-auto flex flex-wrap">
      <Link
        to={`/dashboard/shop/products/${slug}/edit`}
        aria-label={`Edit ${name}`}
        title="Edit"
        className={iconButtonStyle}
      >
        <Pencil aria-hidden="true" className="size-5" />
      </Link>
      <Link to={`/products/${slug}`} aria-label={`View ${name} as a buyer`} title="View" className={iconButtonStyle}>
        <Eye aria-hidden="true" className="size-5" />
      </Link>
      {!isArchive && (
        <IconButton label={`Price and stock of ${name}`} onClick={() => setChanging(true)}>
          <Tags aria-hidden="true" className="size-5" />
        </IconButton>
      )}
      <IconButton label={`Duplicate ${name}`} disabled={busy} onClick={() => void duplicate(product)}>
        <Copy aria-hidden="true" className="size-5" />
      </IconButton>
      {isChanging && (
        <OfferDialog
          product={product}
          start={{ price: price.amount, stockQuantity }}
          onClose={() => setChanging(false)}
        />
      )}
      {isArchive ? (
        <IconButton label={`Restore ${name}`} onClick={() => void restore(product)}>
          <Undo2 aria-hidden="true" className="size-5" />
        </IconButton>
      ) : (
        <IconButton label={`Archive ${name}`} onClick={() => void archive(product)}>
          <Archive aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
