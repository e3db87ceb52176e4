/** Rules for requests from pages of other sites, whose cookies we ignore. */
export const otherSites = {
  needsBearer:
    'Cookies are ignored on requests from other sites. Send "Authorization: Bearer <API key>" for everything but queries.',
  needsHeader: (name: string) =>
    `Send JSON with "content-type: application/json". Other requests need the header "${name}: 1".`,
  headers:
    'authorization, content-type, idempotency-key, x-graphql-yoga-csrf, x-request-id, apollographql-client-name, apollographql-client-version, x-apollo-operation-name, traceparent, tracestate',
  methods: 'GET, POST, PUT, PATCH, DELETE',
  /** Response headers that a page of another site may read. */
  exposed: 'ratelimit, ratelimit-policy, retry-after, x-request-id',
  keptSeconds: 86_400,
} as const;

/** Whether apps call the path by OAuth: from any site, with a form, and without cookies, which count for nothing there. */
export const isForApps = (path: string): boolean => path.startsWith('/oauth/');
