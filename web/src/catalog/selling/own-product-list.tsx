import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
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
import { classNames } from '#ui/display/class-names.ts';
import { Picture } from '#ui/display/picture.tsx';
import { Price } from '#ui/display/price.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { PricingButton } from './own-product-actions.tsx';
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
  isArchived: boolean;
  /** The checkboxes are shown; otherwise they appear under the mouse or with the focus. */
  isSelecting: boolean;
  selected: ReadonlySet<string>;
  setSelected: (ids: ReadonlySet<string>) => void;
  /** Loads the products after the cursor; rejects if that fails. */
  loadMore: (after: string | null | undefined) => Promise<unknown>;
}

export function OwnProductList({ page, isArchived, isSelecting, selected, setSelected, loadMore }: Props) {
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
    <div className="flex flex-col gap-4">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4 own-rows:grid-cols-1 own-rows:gap-2">
        {edges.map(({ node: product }) => (
          <li key={product.id} className="min-w-0">
            <OwnProductCard
              product={product}
              isArchived={isArchived}
              isSelecting={isSelecting}
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

interface SelectBoxProps {
  name: string;
  isSelecting: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

interface CardProps extends Omit<SelectBoxProps, 'name'> {
  product: OwnCard;
  isArchived: boolean;
}

function OwnProductCard({ product, isArchived, isSelected, isSelecting, onSelect }: CardProps) {
  const { name, isActive, isFeatured, price, priceTo, compareAtPrice, primaryImage, stockQuantity } = product;
  const isPublished = isActive && !isArchived;
  const status = isArchived ? 'Archived' : isActive ? 'Active' : 'Draft';
  const isLow = stockQuantity < limits.lowStock;
  return (
    <Card
      className={classNames('own-card group', isSelecting && 'own-card-selecting', isSelected && 'ring-2 ring-brand')}
    >
      <div className="own-card-picture">
        {primaryImage && (
          <Picture
            path={primaryImage.path}
            alt=""
            color={primaryImage.color}
            sizes="(min-width: 640px) 220px, 45vw"
            className="absolute inset-0 size-full"
          />
        )}
        <Badge tone={isPublished ? 'brand' : 'dark'} className="absolute start-2 top-2 own-rows:hidden">
          {status}
        </Badge>
      </div>
      <SelectBox name={name} isSelected={isSelected} isSelecting={isSelecting} onSelect={onSelect} />
      <div className="own-card-text">
        <p className="text-muted text-xs own-rows:hidden">
          {product.category.name}
          {isFeatured && ' · Featured'}
        </p>
        <h2 className="font-medium font-sans text-base tracking-normal">
          {/* The picture is a link too. */}
          <Link to={`/dashboard/shop/products/${product.slug}`} className="own-card-link">
            {name}
          </Link>
        </h2>
        <div className="own-card-facts">
          {!isPublished && <p className="hidden own-rows:block">{status}</p>}
          <Price
            amount={price.amount}
            compareAt={compareAtPrice?.amount}
            from={priceTo.amount !== price.amount}
            className="font-bold text-text"
          />
          <p className={isLow ? 'text-clay' : undefined}>
            {isLow ? stockText(stockQuantity) : `${wholeNumber(stockQuantity)} in stock`}
          </p>
          <p>
            {wholeNumber(product.salesCount)} sold
            <span className="own-rows:hidden"> · {wholeNumber(product.viewsCount)} views</span>
          </p>
        </div>
      </div>
      <CardActions product={product} isArchived={isArchived} />
    </Card>
  );
}

const shownOnHover = 'opacity-0 focus-within:opacity-100 group-hover:opacity-100 max-sm:pointer-events-none';

/** Above the link over the picture, with room for a finger. */
function SelectBox({ name, isSelected, isSelecting, onSelect }: SelectBoxProps) {
  return (
    <label className={classNames('own-card-select', !isSelecting && shownOnHover)}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
        className="size-7 bg-surface"
      />
    </label>
  );
}

function CardActions({ product, isArchived }: { product: OwnCard; isArchived: boolean }) {
  const { restore } = usePutAway();
  const { name, slug } = product;
  return (
    <div className="own-card-actions">
      <Link
        to={`/dashboard/shop/products/${slug}/edit`}
        aria-label={`Edit ${name}`}
        className={`${buttonStyle({ tone: 'secondary', size: 'small' })} own-card-edit grow`}
      >
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Link>
      {isArchived ? (
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
        <PricingButton product={product} className="own-card-stock grow">
          <span>Stock</span>
        </PricingButton>
      )}
    </div>
  );
}
