import { useQuery } from '@apollo/client/react';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { useLocation } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { AppRequest } from './app-request.tsx';

const AuthorizationDocument = graphql(`
  query Authorization($request: String!) {
    viewer {
      user {
        id
        email
      }
      authorization(request: $request) {
        name
        site
        scopes
        grantedScopes
        problem
        backTo
      }
    }
  }
`);

/** What an app asks of the user, who allows it or does not. */
export function Consent() {
  const request = useLocation().search.slice(1);
  const query = useQuery(AuthorizationDocument, { variables: { request }, fetchPolicy: 'no-cache' });
  return (
    <div className="page-width flex flex-col gap-5 py-4 lg:py-6">
      <Loaded
        query={query}
        data={query.data?.viewer}
        skeleton={<Skeleton className="h-80 w-full rounded-lg" />}
        label="Loading the request"
        failed={texts.authorizeFailed}
        wholeScreen
      >
        {({ user, authorization }) =>
          user && authorization && <AppRequest asked={authorization} email={user.email} request={request} />
        }
      </Loaded>
    </div>
  );
}
