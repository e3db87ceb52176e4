import * as operations from '@besesaka/schema/accounts/access-token-operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { createAccessToken, listAccessTokens, readCurrentAccessToken, revokeAccessToken } from './own-tokens.ts';

export function accessTokenRoutes(): Route[] {
  return [
    route(operations.listAccessTokens, listAccessTokens),
    route(operations.createAccessToken, createAccessToken),
    route(operations.readCurrentAccessToken, readCurrentAccessToken),
    route(operations.revokeAccessToken, revokeAccessToken),
  ];
}
