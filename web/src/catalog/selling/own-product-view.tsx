import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { stockText } from '#catalog/product/price-and-stock.ts';
import { Description, SpecificationList } from '#catalog/product/product-words.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OwnProductView_ProductFragment } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Price } from '#ui/display/price.tsx';
import { OwnProductActions } from './own-product-actions.tsx';

const OwnProductViewFragment = graphql(`
  fragment OwnProductView_product on Product {
    id
    slug
    name
    description
    sku
    isActive
    isArchived
    isFeatured
    hasVariants
    stockQuantity
    version
    salesCount
    viewsCount
    createdAt
    updatedAt
    priceTo {
      amount
    }
    price {
      amount
    }
    compareAtPrice {
      amount
    }
    rating {
      average
      count
    }
    variants {
      id
      optionValues
      stockQuantity
      isActive
    }
    category {
      id
      name
      slug
    }
    primaryImage {
      id
    }
    images {
      id
      path
      altText
      color
    }
    ...SpecificationList_product
  }
`);

interface Props {
  product: FragmentType<typeof OwnProductViewFragment>;
  /** Content from the modules above: the product's daily statistics. */
  children: ReactNode;
}

/** One product as its seller sees it: its state, its numbers and the actions. */
export function OwnProductView({ product: shown, children }: Props) {
  const product = readFragment(OwnProductViewFragment, shown);
  const { name, category, price, priceTo, compareAtPrice } = product;
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <StatusLabels product={product} />
        </div>
        <h1 tabIndex={-1} className="break-words text-2xl">
          {name}
        </h1>
        <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
          <Price
            amount={price.amount}
            compareAt={compareAtPrice?.amount}
            from={priceTo.amount !== price.amount}
            className="font-bold text-text text-xl"
          />
          {category.name}
        </p>
        <OwnProductActions product={product} />
      </header>
      <Figures product={product} />
      {product.hasVariants && <VariantStock product={product} />}
      {children}
      <Pictures product={product} />
      <Description text={product.description} />
      <SpecificationList product={product} />
      <History product={product} />
    </article>
  );
}

type Product = OwnProductView_ProductFragment;

function StatusLabels({ product: { isActive, isArchived, isFeatured } }: { product: Product }) {
  if (isArchived)
    return (
      <>
        <Badge tone="dark">Archived</Badge>
        <p className="text-muted">Only you can see it. Past orders still show it, and you can restore it.</p>
      </>
    );
  if (!isActive)
    return (
      <>
        <Badge tone="dark">Draft</Badge>
        <p className="text-muted">Only you can see it.</p>
      </>
    );
  return (
    <>
      <Badge tone="brand">Active</Badge>
      {isFeatured && <Badge tone="gold">Featured</Badge>}
    </>
  );
}

function Figures({ product }: { product: Product }) {
  const { stockQuantity, salesCount, viewsCount, rating } = product;
  const isLow = stockQuantity < limits.lowStock;
  const figures = [
    { label: 'Stock', value: isLow ? stockText(stockQuantity) : wholeNumber(stockQuantity), isLow },
    { label: 'Sold', value: wholeNumber(salesCount) },
    { label: 'Views', value: wholeNumber(viewsCount) },
    {
      label: rating.count === 1 ? '1 review' : `${rating.count} reviews`,
      value: rating.count > 0 ? `${rating.average} of 5` : 'None yet',
    },
  ];
  return (
    <Card>
      <dl className="grid grid-cols-[1fr_1fr_1fr_1.35fr] divide-x divide-line sm:grid-cols-4">
        {figures.map(({ label, value, isLow }) => (
          <div key={label} className="flex min-h-18 flex-col-reverse justify-center px-2.5 py-2 sm:px-5">
            <dt className="text-muted text-xs sm:text-sm">{label}</dt>
            <dd className={`font-bold tabular-nums leading-tight sm:text-lg ${isLow ? 'text-clay' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The pieces of each size or other variant. */
function VariantStock({ product: { variants } }: { product: Product }) {
  return (
    <section aria-labelledby="own-variants">
      <h2 id="own-variants" className="mb-3 text-xl">
        Stock of each variant
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {variants.map(({ id, optionValues, stockQuantity, isActive }) => (
          <div key={id} className="flex justify-between gap-3 border-line border-b py-2">
            <dt className="min-w-0 break-words">{variantLabel([...optionValues])}</dt>
            <dd className={`shrink-0 tabular-nums ${stockQuantity < limits.lowStock ? 'text-clay' : ''}`}>
              {isActive ? stockQuantity : 'Not offered'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Pictures({ product: { images, primaryImage } }: { product: Product }) {
  if (images.length === 0) return <p className="text-muted">It has no pictures yet.</p>;
  return (
    <section aria-labelledby="own-pictures">
      <h2 id="own-pictures" className="mb-3 text-xl">
        Pictures
      </h2>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {images.map(({ id, path, altText, color }) => (
          <li key={id} className="relative aspect-square overflow-hidden rounded-md">
            <Picture
              path={path}
              alt={altText}
              color={color}
              sizes="(min-width: 640px) 180px, 30vw"
              className="absolute inset-0 size-full"
            />
            {id === primaryImage?.id && (
              <Badge tone="brand" className="absolute start-1.5 top-1.5">
                Primary
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ product: { sku, createdAt, updatedAt } }: { product: Product }) {
  return (
    <section aria-labelledby="own-history">
      <h2 id="own-history" className="mb-3 text-xl">
        History
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <dt className="text-muted">SKU</dt>
        <dd className="break-all">{sku}</dd>
        <dt className="text-muted">Created</dt>
        <dd>{longDateTime(createdAt)}</dd>
        <dt className="text-muted">Last change</dt>
        <dd>{longDateTime(updatedAt)}</dd>
      </dl>
      <Link to="/dashboard/orders?tab=shop" className="link mt-2 inline-flex min-h-11 items-center font-medium">
        Your shop’s orders
      </Link>
    </section>
  );
}
