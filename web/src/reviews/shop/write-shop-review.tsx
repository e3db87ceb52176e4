import { useApolloClient, useQuery } from '@apollo/client/react';
import { shopReviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { useEffect, useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { graphql } from '#gql/gql.ts';
import { takeIntent } from '#platform/person/intent.ts';
import { currentRole, useRole } from '#platform/person/role.ts';
import { helpfulMarks } from '#reviews/helpful-marks.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { emptyShopReview, type ShopReviewDraft, ShopReviewForm } from './shop-review-form.tsx';

const OwnShopReviewQuery = graphql(`
  query OwnShopReview($slug: String!) {
    viewer {
      shopReview(slug: $slug) {
        helpfulIds
        review {
          id
        }
      }
    }
  }
`);

const ShopReviewsAgainQuery = graphql(`
  query ShopReviewsAgain($slug: String!) {
    shop(slug: $slug) {
      slug
      rating {
        average
        count
      }
      ...ShopReviews_shop
    }
  }
`);

const infoMs = 7000;

/** A button that unfolds into the form. Whoever has reviewed the shop is told so instead. */
export function WriteShopReview({ slug }: { slug: string }) {
  const client = useApolloClient();
  const toast = useToast();
  const askLogin = useAskLogin();
  const role = useRole();
  const { data } = useQuery(OwnShopReviewQuery, { variables: { slug }, skip: role === null, ssr: false });
  const own = data?.viewer?.shopReview;
  const [draft, setDraft] = useState<ShopReviewDraft | null>(null);
  const path = `/shops/${slug}`;

  useEffect(() => {
    if (own) helpfulMarks.add(own.helpfulIds);
  }, [own]);
  useEffect(() => {
    if (!own || own.review) return;
    const intent = takeIntent(sessionStorage, 'review', Date.now());
    if (intent?.subjectId === path) setDraft({ ...emptyShopReview, ...intent.draft });
  }, [own, path]);

  function login(written?: ShopReviewDraft) {
    setDraft(null);
    askLogin({ kind: 'review', subjectId: path, ...(written && { draft: { ...written } }) }, texts.login);
  }

  function open() {
    if (currentRole() === null) return login();
    if (own?.review) return toast.info({ title: texts.alreadyTitle, text: texts.already, duration: infoMs });
    setDraft(emptyShopReview);
  }

  async function done(message: string) {
    const options = { variables: { slug }, fetchPolicy: 'network-only' } as const;
    await Promise.allSettled([
      client.query({ query: OwnShopReviewQuery, ...options }),
      client.query({ query: ShopReviewsAgainQuery, ...options }),
    ]);
    setDraft(null);
    toast.success({ title: message, duration: infoMs });
  }

  if (!draft) {
    return (
      <Button tone="secondary" aria-expanded={false} onClick={open}>
        Write a Review
      </Button>
    );
  }
  return (
    <ShopReviewForm
      slug={slug}
      draft={draft}
      onChange={setDraft}
      onDone={done}
      onLogin={login}
      onClose={() => setDraft(null)}
    />
  );
}
