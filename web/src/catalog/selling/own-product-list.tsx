import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import Pencil from 'lucide-react/icons/pencil';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router';
import { stockText } from '#catalog/product/price-and-stock.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OwnProductList_PageFragment } from '#gql/graphql.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Price } from '#ui/display/price.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { OfferButton } from './own-product-actions.tsx';
import { usePutAway } from './use-put-away.ts';

const OwnProductListFragment = graphql(`
  fragment OwnProductList_page on OwnProductConnection {
    edges {
      node {
        id
        slug
        name
        isActive
        isFeatured
        hasVariants
        stockQuantity
        version
        salesCount
        viewsCount
        category {
          id
          name
          slug
        }
        priceTo {
          amount
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
  selected: ReadonlySet<string>;
  setSelected: (ids: ReadonlySet<string>) => void;
  /** Loads the products after the cursor; rejects if that fails. */
  loadMore: (after: string | null | undefined) => Promise<unknown>;
}

export function OwnProductList({ page, isArchive, selected, setSelected, loadMore }: Props) {
  const { edges, pageInfo } = readFragment(OwnProductListFragment, page);
  const endless = useEndless({
    hasMore: pageInfo.hasNextPage,
    loaded: edges.length,
    load: () => loadMore(pageInfo.endCursor),
    nearPx: limits.infiniteScrollPx,
  });
  const select = (id: string, isSelected: boolean) => {
    const others = [...selected].filter((one) => one !== id);
    setSelected(new Set(isSelected ? [...others, id] : others));
  };
  return (
    <div data-layout-switch className="flex flex-col gap-4">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4 rows:grid-cols-1">
        {edges.map(({ node: product }) => (
          <li key={product.id} className="min-w-0">
            <OwnProductCard
              product={product}
              isArchive={isArchive}
              isSelected={selected.has(product.id)}
              onSelect={(isSelected) => select(product.id, isSelected)}
            />
          </li>
        ))}
      </ul>
      <ListEnd list={endless} failed={texts.loadMoreFailed} />
    </div>
  );
}

type OwnCard = OwnProductList_PageFragment['edges'][number]['node'];

interface CardProps {
  product: OwnCard;
  isArchive: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function OwnProductCard({ product, isArchive, isSelected, onSelect }: CardProps) {
  const { name, isActive, isFeatured, price, priceTo, compareAtPrice, primaryImage, stockQuantity } = product;
  return (
    <Card className="relative flex h-full flex-col overflow-hidden rows:flex-row">
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
      {/* Above the link over the picture, with room for a finger. */}
      <label className="absolute end-0 top-0 z-10 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="size-6 rounded-sm accent-brand ring-2 ring-surface"
        />
      </label>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <p className="text-muted text-xs">
          {product.category.name}
          {isFeatured && ' · Featured'}
        </p>
        <h2 className="font-medium text-base rows:pe-8">
          {/* The picture is a link too. */}
          <Link
            to={`/dashboard/shop/products/${product.slug}`}
            className="line-clamp-2 break-words hover:underline before:absolute before:inset-x-0 before:top-0 before:aspect-square before:content-[''] rows:before:end-auto rows:before:bottom-0 rows:before:aspect-auto rows:before:w-28 sm:rows:before:w-36"
          >
            {name}
          </Link>
        </h2>
        <Price
          amount={price.amount}
          compareAt={compareAtPrice?.amount}
          from={priceTo.amount !== price.amount}
          className="font-bold"
        />
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
  const { restore } = usePutAway();
  const { name, slug } = product;
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-2">
      <Link
        to={`/dashboard/shop/products/${slug}/edit`}
        aria-label={`Edit ${name}`}
        className={`${buttonStyle({ tone: 'secondary', size: 'small' })} grow`}
      >
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Link>
      {isArchive ? (
        <Button
          tone="secondary"
          size="small"
          className="grow"
          aria-label={`Restore ${name}`}
          onClick={() => void restore(product)}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          Restore
        </Button>
      ) : (
        <OfferButton product={product} className="grow">
          Stock
        </OfferButton>
      )}
    </div>
  );
}
