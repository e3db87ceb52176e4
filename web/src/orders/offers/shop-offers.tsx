import { useQuery } from '@apollo/client/react';
import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ShopOffersQuery } from '#gql/graphql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Price } from '#ui/display/price.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { type Offer, OfferFragment } from './apply-offer.ts';
import type { OfferRequest } from './offer-actions.ts';
import { OfferStanding } from './offer-card.tsx';

const ShopOffersDocument = graphql(`
  query ShopOffers($live: Boolean!, $after: String) {
    inboxSeq
    viewer {
      offers(as: SELLER, live: $live, after: $after) {
        edges {
          node {
            id
            conversationId
            product {
              id
              slug
              version
              isActive
              price { amount currency }
              priceTo { amount currency }
              primaryImage { id path color }
            }
            ...OfferCard_offer
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

type Listed = NonNullable<NonNullable<ShopOffersQuery['viewer']>['offers']>['edges'][number]['node'];

/** The offers that the user's shop received: those that wait, or those that are over. */
export function ShopOffers() {
  const [params] = useSearchParams();
  const live = params.get('state') !== 'over';
  const query = useQuery(ShopOffersDocument, {
    variables: { live },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <TabLinks
        label="Offers"
        tabs={[
          { label: 'Open', to: '?state=open', isCurrent: live },
          { label: 'Over', to: '?state=over', isCurrent: !live },
        ]}
      />
      <Loaded
        query={query}
        data={query.data?.viewer?.offers}
        skeleton={<OffersSkeleton />}
        failed="Failed to load the offers."
      >
        {(list) => (
          <OfferList
            key={String(live)}
            offers={list.edges.map(({ node }) => node)}
            live={live}
            page={list.pageInfo}
            loadMore={(after) => query.fetchMore({ variables: { after } })}
          />
        )}
      </Loaded>
    </>
  );
}

interface OfferListProps {
  offers: readonly Listed[];
  live: boolean;
  page: { endCursor: string | null; hasNextPage: boolean };
  loadMore: (after: string) => Promise<unknown>;
}

function OfferList({ offers, live, page: { endCursor, hasNextPage }, loadMore }: OfferListProps) {
  const [request, setRequest] = useState<OfferRequest | null>(null);
  const endless = useEndless({
    hasMore: hasNextPage,
    loaded: offers.length,
    nearPx: 600,
    load: () => loadMore(endCursor ?? ''),
  });
  if (offers.length === 0 && !hasNextPage)
    return live ? (
      <EmptyState
        heading="No open offers"
        text="Buyers can name a lower price for the products that take offers. You switch it on where you edit a product."
      />
    ) : (
      <EmptyState heading="No offers are over yet" text="Offers that were answered or have expired are listed here." />
    );
  const groups = byTurn(offers);
  return (
    <>
      {groups.map(({ heading, offers }) => (
        <section key={heading} className="flex flex-col gap-3">
          <h2 className={live ? 'text-lg' : 'sr-only'}>{heading}</h2>
          <ul className="flex flex-col gap-4">
            {byProduct(offers).map((ofProduct) => (
              <li key={ofProduct[0].id}>
                <ProductOffers offers={ofProduct} onAct={setRequest} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ListEnd list={endless} failed="Failed to load more offers." />
      {request && <AnswerDialog request={request} onClose={() => setRequest(null)} />}
    </>
  );
}

/** Those that wait for the seller come first, under their own head. */
function byTurn(offers: readonly Listed[]) {
  const awaits = (one: Listed) => readFragment(OfferFragment, one).awaits;
  return [
    { heading: 'Waiting for you', offers: offers.filter((one) => awaits(one) === 'SELLER') },
    { heading: 'Waiting for the buyer', offers: offers.filter((one) => awaits(one) === 'BUYER') },
    { heading: 'Answered', offers: offers.filter((one) => !awaits(one)) },
  ].filter(({ offers }) => offers.length > 0);
}

type SomeOffers = readonly [Listed, ...Listed[]];

/** The offers of each product, in the order of its newest one. */
function byProduct(offers: readonly Listed[]): SomeOffers[] {
  const groups = new Map<string, SomeOffers>();
  for (const one of offers) {
    const { productId } = readFragment(OfferFragment, one);
    const group = groups.get(productId);
    groups.set(productId, group ? [...group, one] : [one]);
  }
  return [...groups.values()];
}

function ProductOffers({ offers, onAct }: { offers: SomeOffers; onAct: (request: OfferRequest) => void }) {
  const [{ product }] = offers;
  const { productName } = readFragment(OfferFragment, offers[0]);
  return (
    <section aria-label={productName} className="rounded-lg border border-line bg-surface">
      <header className="flex items-center gap-3 border-line border-b px-4 py-2.5">
        <span className="size-11 shrink-0 overflow-hidden rounded-sm no-picture">
          {product?.primaryImage && (
            <Picture path={product.primaryImage.path} alt="" color={product.primaryImage.color} sizes="44px" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-base tracking-normal">
            {product ? (
              <Link to={`/dashboard/shop/products/${product.slug}`} className="tap-text">
                <span className="line-clamp-2">{productName}</span>
              </Link>
            ) : (
              <span className="line-clamp-2">{productName}</span>
            )}
          </h3>
          {product && (
            <Price
              amount={product.price.amount}
              from={product.priceTo.amount !== product.price.amount}
              className="text-sm"
            />
          )}
        </div>
      </header>
      <ul className="divide-y divide-line">
        {offers.map((one) => (
          <OfferRow key={one.id} listed={one} onAct={onAct} />
        ))}
      </ul>
    </section>
  );
}

function OfferRow({ listed, onAct }: { listed: Listed; onAct: (request: OfferRequest) => void }) {
  const offer = readFragment(OfferFragment, listed);
  return (
    <li
      className={`flex flex-col gap-1.5 px-4 py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center lg:gap-x-6 lg:gap-y-0.5 ${columns}`}
    >
      <div className="flex items-baseline justify-between gap-3 lg:justify-start">
        <h4 className="min-w-0 break-words font-medium font-sans text-base tracking-normal">{offer.buyerName}</h4>
        <time dateTime={offer.createdAt} className="shrink-0 text-muted text-sm">
          {recentDate(offer.createdAt, Date.now())}
        </time>
      </div>
      <OfferStanding offer={offer} onAct={onAct} gap={<Gap offer={offer} product={listed.product} />}>
        {listed.conversationId && (
          <Link
            to={`/chat/${listed.conversationId}`}
            aria-label={`Chat with ${offer.buyerName}`}
            className={`${buttonStyle({ tone: 'quiet', size: 'small' })} text-brand`}
          >
            Chat
          </Link>
        )}
      </OfferStanding>
    </li>
  );
}

/** On a wide screen the price and then the buttons are on the right. */
const columns =
  'lg:[&>:nth-child(2)]:col-start-2 lg:[&>:nth-child(2)]:row-span-2 lg:[&>:nth-child(2)]:row-start-1 lg:[&>:nth-child(4)]:col-start-3 lg:[&>:nth-child(4)]:row-span-2 lg:[&>:nth-child(4)]:row-start-1';

/** "₵200 less (10%)", and the product's price struck through, if it has only one. */
function Gap({ offer, product }: { offer: Offer; product: Listed['product'] }) {
  const full = parseMoney(product?.price.amount ?? '') ?? 0;
  const less = full - (parseMoney(offer.price.amount) ?? 0);
  if (!product || product.price.amount !== product.priceTo.amount || less <= 0) return null;
  return (
    <>
      <s className="text-muted text-sm">{cedi(full)}</s>
      <span className="text-sm">
        {cedi(less)} less ({Math.round((less / full) * 100)}%)
      </span>
    </>
  );
}

function OffersSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {['first', 'second'].map((name) => (
        <Skeleton key={name} className="h-48 rounded-lg" />
      ))}
    </div>
  );
}
