import { expect, test } from 'vitest';
import { partFor } from './routes.ts';

test.each([
  ['/graphql', 'bff'],
  ['/graphql/assets/graphiql.js', 'bff'],
  ['/api/v1/products/', 'marketplace'],
  ['/media/1/640.webp', 'marketplace'],
  ['/dev/mail', 'marketplace'],
  ['/readyz', 'marketplace'],
  ['/sandbox/checkout/4f2a', 'sandbox'],
  ['/oauth/token', 'marketplace'],
  ['/oauth/revoke', 'marketplace'],
  ['/.well-known/oauth-authorization-server', 'marketplace'],
  ['/oauth/authorize', 'web'],
  ['/', 'web'],
  ['/apiary', 'web'],
  ['/products/kente-cloth', 'web'],
  ['/graphqlish', 'web'],
])('%s is answered by the %s', (path, part) => {
  expect(partFor(path)).toBe(part);
});
