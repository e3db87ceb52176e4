/** The part that serves a path. All other paths belong to the web. */
export function partFor(path: string): 'bff' | 'marketplace' | 'sandbox' | 'web' {
  if (path === '/graphql' || path.startsWith('/graphql/')) return 'bff';
  if (path.startsWith('/sandbox/')) return 'sandbox';
  if (/^\/(api|media|dev\/mail)(\/|$)/.test(path) || /^\/(healthz|readyz|metrics)$/.test(path)) return 'marketplace';
  if (['/oauth/token', '/oauth/revoke', '/.well-known/oauth-authorization-server'].includes(path)) return 'marketplace';
  return 'web';
}
