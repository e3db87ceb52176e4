import { useApolloClient } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { ShopReviewsPageQuery as PageData } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { ShopReviewItem } from './shop-review-item.tsx';

const ShopReviewsPageQuery = graphql(`
  query ShopReviewsPage($slug: String!, $after: String) {
    shop(by: { slug: $slug }) {
      slug
      reviews(after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            id
            ...ShopReviewItem_review
          }
        }
      }
    }
  }
`);

type Page = NonNullable<PageData['shop']>['reviews'];

/** The pages after the first twenty reviews. */
export function MoreShopReviews({ slug, after }: { slug: string; after: string | null | undefined }) {
  const client = useApolloClient();
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const { endCursor, hasNextPage } = pages.at(-1)?.pageInfo ?? { endCursor: after, hasNextPage: true };

  async function load() {
    setState('loading');
    try {
      const { data } = await client.query({ query: ShopReviewsPageQuery, variables: { slug, after: endCursor } });
      const page = data?.shop?.reviews;
      if (page) setPages([...pages, page]);
      setState(page ? 'ready' : 'failed');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      {pages.flatMap(({ edges }) =>
        edges.map(({ node: review }) => <ShopReviewItem key={review.id} review={review} />),
      )}
      {state === 'failed' && (
        <p role="alert" className="text-clay text-sm">
          {texts.somethingWrong}
        </p>
      )}
      {hasNextPage && (
        <Button tone="secondary" className="self-start" busy={state === 'loading'} onClick={load}>
          {state === 'failed' ? 'Retry' : 'Load More'}
        </Button>
      )}
    </>
  );
}
