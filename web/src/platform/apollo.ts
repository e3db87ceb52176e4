import { ApolloClient, ApolloLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import possibleTypes from '#gql/possible-types.ts';
import { createPersistedLink } from './persisted-link.ts';

export interface ApolloDeps {
  typePolicies: TypePolicies;
  uri: string;
  fetch: typeof fetch;
  isAnonymous(): boolean;
  onSessionEnded(): void;
  /** Takes the subscriptions; there are none on the server. */
  socketLink?: ApolloLink;
  onServer?: boolean;
}

export function createApollo(deps: ApolloDeps): ApolloClient {
  const http = ApolloLink.from([
    createSessionLink(deps.onSessionEnded),
    ...(deps.onServer ? [] : [createRetryLink()]),
    createPersistedLink(deps),
    new HttpLink({ uri: deps.uri, fetch: deps.fetch, credentials: 'same-origin' }),
  ]);
  return new ApolloClient({
    cache: new InMemoryCache({ typePolicies: deps.typePolicies, possibleTypes: possibleTypes.possibleTypes }),
    link: deps.socketLink
      ? ApolloLink.split(({ operationType }) => operationType === 'subscription', deps.socketLink, http)
      : http,
    ssrMode: deps.onServer === true,
    // What the server sent is not asked for again while the page wakes up.
    ssrForceFetchDelay: deps.onServer ? 0 : 100,
  });
}

/** The BFF renews what can be renewed; what still says 401 is a session that has ended. */
function createSessionLink(onSessionEnded: () => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    if (CombinedGraphQLErrors.is(error) && error.errors.some(isUnauthenticated)) onSessionEnded();
  });
}

function isUnauthenticated({ extensions }: { extensions?: { code?: unknown } }): boolean {
  return extensions?.code === 'UNAUTHENTICATED';
}

/** Only reads: whoever writes decides for himself whether to try again. */
function createRetryLink(): ApolloLink {
  return new RetryLink({
    delay: { initial: 300, max: 3000, jitter: true },
    attempts: (count, operation, error) =>
      count < 4 && operation.operationType === 'query' && !CombinedGraphQLErrors.is(error) && navigator.onLine,
  });
}
