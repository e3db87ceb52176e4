import { useQuery } from '@apollo/client/react';
import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { Link, useLocation, useParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { OwnThread } from '#help/own-thread.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const OwnThreadDocument = graphql(`
  query OwnThread($id: ID!, $token: String) {
    contactMessage(id: $id, token: $token) {
      id
      subject
      number
      ...OwnThread_message
    }
  }
`);

/** Logged-in senders find the message by its id; others by the emailed link, with a token after the #. */
export function ContactMessageScreen() {
  const { id = '' } = useParams();
  const token = useLocation().hash.slice(1) || null;
  const query = useQuery(OwnThreadDocument, {
    variables: { id, token },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    ssr: false,
  });
  const result = query.data?.contactMessage;
  return (
    <LastingFocus className="page-width flex max-w-3xl flex-col gap-5 py-6 sm:py-10">
      <PageMeta title="Your message" noIndex />
      <Link to="/contact" className="link -my-3 inline-flex min-h-11 items-center self-start">
        Contact us
      </Link>
      <h1 tabIndex={-1} className="break-words text-2xl">
        {result?.subject ?? 'Your message'}
      </h1>
      <Loaded
        query={query}
        data={result}
        skeleton={<Skeleton className="h-60 w-full rounded-lg" />}
        failed={texts.pageFailed}
        missing={
          <EmptyState
            heading="Message not found"
            text="Log in with the account that you wrote from, or open the link in our email."
          />
        }
      >
        {(message) => (
          <>
            <p className="text-muted">{texts.messageNumber(message.number)}</p>
            <OwnThread key={message.id} message={message} token={token} />
          </>
        )}
      </Loaded>
    </LastingFocus>
  );
}
