import { z } from 'zod';
import { oauthLimits as limits } from '#accounts/limits.ts';
import { group } from '#kernel/operations/define-operation.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, pathParam } from '#kernel/reference/words.ts';
import { tokenScope } from '#kernel/scopes.ts';
import { authorizeAppInput, changeOauthAppInput, createOauthAppInput } from './inputs.ts';
import { oauthTexts as texts } from './texts.ts';

const example = {
  id: examples.oauthApp,
  time: '2026-11-02T09:15:00.000Z',
  name: 'Parcel planner',
  site: 'https://planner.example',
  request: examples.appRequest,
};

const scopes = describe(z.array(oneOf(tokenScope)).max(tokenScope.values.length), 'What the app may do', [
  'orders:read',
]);

const appFields = {
  id: describe(z.uuid(), 'ID of the app, which it sends as `client_id`', example.id),
  name: describe(z.string(), 'The name that users see', example.name),
  site: describe(z.string(), "The app's own site", example.site),
  redirect_uris: describe(z.array(z.string()).max(limits.redirectsMax), 'Where users may be sent back', [
    'https://planner.example/callback',
  ]),
  is_confidential: describe(z.boolean(), 'Whether it has a server that keeps a secret', false),
  created_at: describe(z.iso.datetime(), 'When it was registered', example.time),
};

export const oauthApp = resource('OauthApp', 'An app that users can connect by OAuth.', appFields);
export type OauthApp = z.infer<typeof oauthApp>;

export const oauthApps = resource('OauthApps', "The user's own apps.", {
  results: describe(z.array(oauthApp).max(limits.appsPerUser), 'Apps, oldest first'),
});
export type OauthApps = z.infer<typeof oauthApps>;

export const oauthAppWithSecret = resource('OauthAppWithSecret', 'An app with its new secret.', {
  ...appFields,
  secret: describe(
    z.string().nullable(),
    'The secret. It is shown only once; null for an app without a server',
    'bss_4Jq0mA1Tzx5bR0vV1mYt3kQzq0m8Jw9A2kP7sLdF9c',
  ),
});
export type OauthAppWithSecret = z.infer<typeof oauthAppWithSecret>;

export const connectedApp = resource('ConnectedApp', 'An app that may act for the user.', {
  id: appFields.id,
  name: appFields.name,
  site: appFields.site,
  scopes,
  since: describe(z.iso.datetime(), 'When the user first connected it', example.time),
  last_used_at: describe(z.iso.datetime().nullable(), 'When it was last used, exact to a minute', example.time),
});
export type ConnectedApp = z.infer<typeof connectedApp>;

export const connectedApps = resource('ConnectedApps', 'The apps that may act for the user.', {
  results: describe(z.array(connectedApp).max(limits.grantsPerUser), 'Apps, the last connected first'),
});
export type ConnectedApps = z.infer<typeof connectedApps>;

export const authorization = resource('Authorization', 'What an app asks of the user.', {
  name: describe(z.string().nullable(), 'Name of the app; null if nothing in the request can be trusted', example.name),
  site: describe(z.string().nullable(), "The app's own site; null if the request is refused", example.site),
  scopes,
  granted_scopes: describe(
    z.array(oneOf(tokenScope)).max(tokenScope.values.length),
    'What the user allowed the app before, on any device; empty if it is not connected',
    [],
  ),
  problem: describe(z.string().nullable(), 'Why the request is refused; null if the user decides', null),
  back_to: describe(
    z.string().nullable(),
    'Where a refusal sends the browser, once the user chose it; null if nothing in the request can be trusted',
    'https://planner.example/callback?error=access_denied',
  ),
});
export type Authorization = z.infer<typeof authorization>;

export const authorizedApp = resource('AuthorizedApp', 'The answer to the app.', {
  redirect_to: describe(
    z.string(),
    'Where to send the browser: the redirect address of the app, with the code',
    'https://planner.example/callback?code=4Jq0mA1Tzx5b',
  ),
});

/** Programs cannot call them: an app would allow itself more. */
const ownUser = group({ auth: 'user', scope: null, suspended: 'refused' });
const appParams = pathParam('id', z.string(), 'ID of the app', example.id, { as: 'oauthAppId' });

export const listOauthApps = ownUser({
  id: 'listOauthApps',
  method: 'GET',
  path: '/api/oauth/apps',
  summary: "List the user's own apps",
  response: oauthApps,
});

export const createOauthApp = ownUser({
  id: 'createOauthApp',
  method: 'POST',
  path: '/api/oauth/apps',
  fresh: true,
  confirmed: true,
  limit: `${limits.changesPerHour} changes an hour; ${limits.appsPerUser} apps`,
  repeated: 'another app: an answer with a secret is stored nowhere',
  summary: 'Register an app that users can connect; its secret is returned only here',
  body: createOauthAppInput,
  response: oauthAppWithSecret,
  status: 201,
  refuses: ['REFUSED'],
});

export const changeOauthApp = ownUser({
  id: 'changeOauthApp',
  method: 'PATCH',
  path: '/api/oauth/apps/{id}',
  fresh: true,
  confirmed: true,
  limit: `${limits.changesPerHour} changes an hour`,
  summary: 'Change an app',
  params: appParams,
  body: changeOauthAppInput,
  response: oauthApp,
});

export const deleteOauthApp = ownUser({
  id: 'deleteOauthApp',
  method: 'DELETE',
  path: '/api/oauth/apps/{id}',
  fresh: true,
  suspended: 'may',
  summary: 'Delete an app; it is disconnected from all its users at once',
  params: appParams,
  response: oauthApps,
});

export const rotateOauthAppSecret = ownUser({
  id: 'rotateOauthAppSecret',
  method: 'POST',
  path: '/api/oauth/apps/{id}/secret',
  fresh: true,
  confirmed: true,
  suspended: 'may',
  limit: `${limits.changesPerHour} changes an hour`,
  summary: 'Replace the secret of an app; the old one ends at once',
  params: appParams,
  response: oauthAppWithSecret,
  refuses: ['REFUSED'],
});

export const readAuthorization = ownUser({
  id: 'readAuthorization',
  method: 'GET',
  path: '/api/oauth/authorization',
  summary: 'Get what an app asks of the user',
  query: describeQuery(z.object({ request: z.string().max(limits.requestMax, texts.brokenRequest) }), {
    request: ['The query of the request to `/oauth/authorize`, as the app sent it', example.request],
  }),
  response: authorization,
});

export const authorizeApp = ownUser({
  id: 'authorizeApp',
  method: 'POST',
  path: '/api/oauth/authorization',
  fresh: true,
  confirmed: true,
  limit: `${limits.codesPerHour} an hour; ${limits.grantsPerUser} connections`,
  repeated: 'another code; one that is not used ends after a minute',
  summary: 'Allow what an app asks, and get the address that takes the code to it',
  body: authorizeAppInput,
  response: authorizedApp,
  status: 201,
  refuses: ['REFUSED'],
});

export const listConnectedApps = ownUser({
  id: 'listConnectedApps',
  method: 'GET',
  path: '/api/oauth/connected-apps',
  summary: 'List the apps that may act for the user',
  response: connectedApps,
});

export const disconnectApp = ownUser({
  id: 'disconnectApp',
  method: 'DELETE',
  path: '/api/oauth/connected-apps/{id}',
  suspended: 'may',
  timesAnHour: 120,
  summary: 'Disconnect an app; its sockets close within two seconds',
  params: appParams,
  response: connectedApps,
});
