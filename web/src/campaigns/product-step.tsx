import { useQuery } from '@apollo/client/react';
import { campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useNavigate } from 'react-router';
import type { FragmentType } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { thrownFailure } from '#platform/network/failure.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useTypedSearch } from '#ui/hooks/use-typed-search.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ProductRow, type ProductRowFragment } from './product-row.tsx';
import { type Choice, searchOf } from './wizard-steps.ts';

const EligibleProductsDocument = graphql(`
  query EligibleProducts($query: String) {
    viewer {
      shop {
        id
        eligibleProducts(query: $query) {
          id
          ...ProductRow_product
        }
      }
    }
  }
`);

/** The products that can be featured, with a search by name or category. */
export function ProductStep({ choice }: { choice: Choice }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedSearch({
    asked: choice.query,
    ask: (query) => void navigate(searchOf({ ...choice, query }), { replace: true, preventScrollReset: true }),
    restMs: catalogLimits.searchDebounceMs,
  });
  return (
    <>
      <Input
        type="search"
        aria-label="Search your products"
        placeholder="Search by name or category"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Eligible choice={choice} />
    </>
  );
}

function Eligible({ choice }: { choice: Choice }) {
  const query = useQuery(EligibleProductsDocument, {
    variables: { query: choice.query || null },
    // Stock and campaigns change, so a product may no longer be eligible.
    fetchPolicy: 'cache-and-network',
  });
  const { data, previousData, error, loading } = query;
  const products = (error ? data : (data ?? previousData))?.viewer?.shop?.eligibleProducts;
  const isRefused = error && thrownFailure(error).kind !== 'no-response';
  return (
    <Loaded
      query={query}
      data={loading && products?.length === 0 ? undefined : products}
      skeleton={<RowsSkeleton />}
      failed={isRefused ? texts.productsRefused : texts.productsFailed}
    >
      {(some) =>
        some.length === 0 ? (
          <NothingEligible isSearch={choice.query !== ''} />
        ) : (
          <ProductLinks products={some} choice={choice} />
        )
      }
    </Loaded>
  );
}

interface LinksProps {
  products: readonly ({ id: string } & FragmentType<typeof ProductRowFragment>)[];
  choice: Choice;
}

function ProductLinks({ products, choice }: LinksProps) {
  return (
    <>
      <ul className="grid gap-2 sm:gap-3 xl:grid-cols-2">
        {products.map((product) => {
          const isChosen = product.id === choice.productId;
          const Icon = isChosen ? Check : ChevronRight;
          return (
            <li key={product.id}>
              <Link
                to={searchOf({ ...choice, productId: product.id, step: 2 })}
                aria-current={isChosen || undefined}
                className={classNames(
                  'flex min-w-0 items-center gap-4 min-h-20 rounded-lg border bg-surface px-3 py-1.5 transition-colors duration-150 hover:border-muted',
                  isChosen ? 'border-brand' : 'border-line',
                )}
              >
                <ProductRow product={product} />
                <Icon
                  aria-hidden="true"
                  className={classNames('size-5 shrink-0', isChosen ? 'text-brand' : 'text-muted')}
                />
              </Link>
            </li>
          );
        })}
      </ul>
      {products.length === limits.eligibleShown && (
        <p className="text-muted text-sm">These are {limits.eligibleShown}. Search to find others.</p>
      )}
    </>
  );
}

function NothingEligible({ isSearch }: { isSearch: boolean }) {
  if (isSearch) return <EmptyState heading="No products found" text="Try adjusting your search" level={3} />;
  return (
    <EmptyState
      heading="No product can be featured now"
      level={3}
      text="You can feature products that are active, in stock and not already featured."
      action={
        <Link to="/dashboard/shop/products" className={buttonStyle()}>
          My Products
        </Link>
      }
    />
  );
}

function RowsSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="h-20 w-full rounded-lg" />
      ))}
    </div>
  );
}
