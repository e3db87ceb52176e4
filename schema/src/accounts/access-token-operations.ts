import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { tokenScope } from '#kernel/scopes.ts';
import { accessTokenInput } from './access-token-input.ts';
import { accessTokenLimits as limits } from './limits.ts';

const example = { id: '01a20146-3808-7ae1-93c5-0e68e42cbf7f', time: '2026-11-02T09:15:00.000Z' };

const fields = {
  id: describe(z.uuid(), 'ID of the token', example.id),
  name: describe(z.string(), 'The name that the user gave it', 'Stock sync'),
  scopes: describe(z.array(oneOf(tokenScope)).max(tokenScope.values.length), 'What the token may do', ['orders:read']),
  hint: describe(z.string(), 'The first characters of the token, to recognise it', 'bsk_4Jq0'),
  created_at: describe(z.iso.datetime(), 'When it was created', example.time),
  ends_at: describe(z.iso.datetime(), 'When it ends or has ended', example.time),
  last_used_at: describe(z.iso.datetime().nullable(), 'When it was last used, exact to a minute', example.time),
};

export const accessToken = resource('AccessToken', 'A token by which a program acts for its user.', fields);
export type AccessToken = z.infer<typeof accessToken>;

export const accessTokens = resource('AccessTokens', "The user's access tokens.", {
  results: describe(z.array(accessToken).max(limits.perUser), 'Tokens that are valid, newest first'),
});
export type AccessTokens = z.infer<typeof accessTokens>;

export const createdAccessToken = resource('CreatedAccessToken', 'A new access token, with its secret.', {
  ...fields,
  secret: describe(
    z.string(),
    'The token itself. It is shown only once',
    'bsk_4Jq0mA1Tzx5bR0vV1mYt3kQzq0m8Jw9A2kP7sLdF9c',
  ),
});
export type CreatedAccessToken = z.infer<typeof createdAccessToken>;

export const currentAccessToken = resource('CurrentAccessToken', 'The access token of this request.', {
  id: fields.id,
  user_id: describe(z.uuid(), 'ID of its user', example.id),
  scopes: fields.scopes,
  ends_at: fields.ends_at,
});
export type CurrentAccessToken = z.infer<typeof currentAccessToken>;

export const listAccessTokens = defineOperation({
  id: 'listAccessTokens',
  method: 'GET',
  path: '/api/access-tokens',
  auth: 'user',
  scope: null,
  summary: "List the user's access tokens",
  response: accessTokens,
});

export const createAccessToken = defineOperation({
  id: 'createAccessToken',
  method: 'POST',
  path: '/api/access-tokens',
  auth: 'user',
  scope: null,
  fresh: true,
  confirmed: true,
  suspended: 'refused',
  limit: `${limits.createdPerHour} an hour; ${limits.perUser} at a time`,
  summary: 'Create an access token for a program; its secret is returned only here',
  body: accessTokenInput,
  response: createdAccessToken,
  status: 201,
  refuses: ['REFUSED'],
});

export const revokeAccessToken = defineOperation({
  id: 'revokeAccessToken',
  method: 'DELETE',
  path: '/api/access-tokens/{id}',
  auth: 'user',
  scope: null,
  suspended: 'may',
  timesAnHour: 120,
  summary: 'Revoke an access token; its sockets close within two seconds',
  params: pathParam('id', z.string(), 'ID of the token', example.id, { as: 'accessTokenId' }),
  response: accessTokens,
});

export const readCurrentAccessToken = defineOperation({
  id: 'readCurrentAccessToken',
  method: 'GET',
  path: '/api/access-tokens/current',
  auth: 'user',
  scope: 'any',
  summary: 'Get the access token of this request',
  response: currentAccessToken,
});
