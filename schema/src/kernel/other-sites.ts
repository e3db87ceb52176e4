/** What requests from pages of other sites need: their cookies count for nothing here. */
export const otherSites = {
  needsBearer:
    'From a page of another site cookies count for nothing, so all but queries need the header "Authorization: Bearer <access token>".',
  needsHeader: (name: string) => `Without a JSON body this needs the header "${name}: 1".`,
  headers: 'authorization, content-type, idempotency-key, x-graphql-yoga-csrf, x-request-id',
  methods: 'GET, POST, PUT, PATCH, DELETE',
  /** What a page of another site may read of an answer beside its body. */
  exposed: 'ratelimit, ratelimit-policy, retry-after, x-request-id',
  keptSeconds: 86_400,
} as const;
