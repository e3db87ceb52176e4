import {
  authorization,
  authorizeApp,
  changeOauthApp,
  connectedApp,
  createOauthApp,
  deleteOauthApp,
  disconnectApp,
  listConnectedApps,
  listOauthApps,
  oauthApp,
  readAuthorization,
  rotateOauthAppSecret,
} from '@besesaka/schema/accounts/oauth/operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';

const OauthApp = objectOf(oauthApp);
objectOf(connectedApp);
objectOf(authorization);

viewerField('oauthApps', listOauthApps);
viewerField('connectedApps', listConnectedApps);
viewerField('authorization', readAuthorization);

mutation(createOauthApp, { app: OauthApp, secret: 'secret' });
mutation(changeOauthApp, { app: OauthApp });
mutation(deleteOauthApp, { apps: 'results' }, { input: 'OauthAppIdInput' });
mutation(rotateOauthAppSecret, { app: OauthApp, secret: 'secret' }, { input: 'OauthAppIdInput' });
mutation(authorizeApp, { redirectTo: 'redirect_to' });
mutation(disconnectApp, { apps: 'results' }, { input: 'OauthAppIdInput' });
