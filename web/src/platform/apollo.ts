import { ApolloClient, ApolloLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import possibleTypes from '#gql/possible-types.ts';
import { createHttpLink, type HttpLinkOptions } from './http-link.ts';

export interface ApolloDeps extends HttpLinkOptions {
  typePolicies: TypePolicies;
  /** Takes the subscriptions; there are none on the server. */
  socketLink?: ApolloLink;
  onServer?: boolean;
}

export function createApollo({ typePolicies, socketLink, onServer = false, ...http }: ApolloDeps): ApolloClient {
  const link = createHttpLink(http);
  return new ApolloClient({
    cache: new InMemoryCache({ typePolicies, possibleTypes: possibleTypes.possibleTypes }),
    link: socketLink
      ? ApolloLink.split(({ operationType }) => operationType === 'subscription', socketLink, link)
      : link,
    ssrMode: onServer,
    // What the server sent is not asked for again while the page wakes up.
    ssrForceFetchDelay: onServer ? 0 : 100,
  });
}
