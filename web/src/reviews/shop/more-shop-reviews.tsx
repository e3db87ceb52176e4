import { useApolloClient } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Fragment, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { ShopReviewsPageQuery as PageData } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { ShopReviewItem } from './shop-review-item.tsx';

const ShopReviewsPageQuery = graphql(`
  query ShopReviewsPage($slug: String!, $page: Int!) {
    shop(slug: $slug) {
      slug
      reviews(page: $page) {
        page
        pageCount
        items {
          id
          ...ShopReviewItem_review
        }
      }
    }
  }
`);

type Page = NonNullable<PageData['shop']>['reviews'];

/** What follows the first twenty. One that moved onto the next page meanwhile is not shown twice. */
export function MoreShopReviews({ slug, pageCount }: { slug: string; pageCount: number }) {
  const client = useApolloClient();
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const last = pages.at(-1);
  const next = (last?.page ?? 1) + 1;

  async function load() {
    setState('loading');
    try {
      const { data } = await client.query({ query: ShopReviewsPageQuery, variables: { slug, page: next } });
      const page = data?.shop?.reviews;
      if (page) setPages([...pages, page]);
      setState(page ? 'ready' : 'failed');
    } catch {
      setState('failed');
    }
  }

  const seen = new Set<string>();
  return (
    <>
      {pages.map((page) => (
        <Fragment key={page.page}>
          {page.items.flatMap((review) => {
            if (seen.has(review.id)) return [];
            seen.add(review.id);
            return <ShopReviewItem key={review.id} review={review} />;
          })}
        </Fragment>
      ))}
      {state === 'failed' && (
        <p role="alert" className="text-clay text-sm">
          {texts.somethingWrong}
        </p>
      )}
      {next <= (last?.pageCount ?? pageCount) && (
        <Button tone="secondary" className="self-start" busy={state === 'loading'} onClick={load}>
          {state === 'failed' ? 'Retry' : 'Load More'}
        </Button>
      )}
    </>
  );
}
