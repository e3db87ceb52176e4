import * as operations from '@besesaka/schema/accounts/oauth/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { authorizeApp, readAuthorization } from './authorize-app.ts';
import { disconnectApp, listConnectedApps } from './connected-apps.ts';
import { changeOauthApp, createOauthApp, deleteOauthApp, listOauthApps, rotateOauthAppSecret } from './own-apps.ts';

export function oauthRoutes(): Route[] {
  return [
    route(operations.listOauthApps, listOauthApps),
    route(operations.createOauthApp, createOauthApp),
    route(operations.changeOauthApp, changeOauthApp),
    route(operations.deleteOauthApp, deleteOauthApp),
    route(operations.rotateOauthAppSecret, rotateOauthAppSecret),
    route(operations.readAuthorization, readAuthorization),
    route(operations.authorizeApp, authorizeApp),
    route(operations.listConnectedApps, listConnectedApps),
    route(operations.disconnectApp, disconnectApp),
  ];
}
