import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { tokenScope } from '#kernel/scopes.ts';
import { apiKeyInput } from './api-key-input.ts';
import { apiKeyLimits as limits } from './limits.ts';

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

export const apiKey = resource('ApiKey', 'A token by which a program acts for its user.', fields);
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeys = resource('ApiKeys', "The user's API keys.", {
  results: describe(z.array(apiKey).max(limits.perUser), 'Tokens that are valid, newest first'),
});
export type ApiKeys = z.infer<typeof apiKeys>;

export const createdApiKey = resource('CreatedApiKey', 'A new API key, with its secret.', {
  ...fields,
  secret: describe(
    z.string(),
    'The token itself. It is shown only once',
    'bsk_4Jq0mA1Tzx5bR0vV1mYt3kQzq0m8Jw9A2kP7sLdF9c',
  ),
});
export type CreatedApiKey = z.infer<typeof createdApiKey>;

export const currentApiKey = resource('CurrentApiKey', 'The API key of this request.', {
  id: fields.id,
  user_id: describe(z.uuid(), 'ID of its user', example.id),
  scopes: fields.scopes,
  ends_at: fields.ends_at,
});
export type CurrentApiKey = z.infer<typeof currentApiKey>;

export const listApiKeys = defineOperation({
  id: 'listApiKeys',
  method: 'GET',
  path: '/api/api-keys',
  auth: 'user',
  scope: null,
  summary: "List the user's API keys",
  response: apiKeys,
});

export const createApiKey = defineOperation({
  id: 'createApiKey',
  method: 'POST',
  path: '/api/api-keys',
  auth: 'user',
  scope: null,
  fresh: true,
  confirmed: true,
  suspended: 'refused',
  limit: `${limits.createdPerHour} an hour; ${limits.perUser} at a time`,
  repeated: 'another key: an answer with a secret is stored nowhere',
  summary: 'Create an API key for a program; its secret is returned only here',
  body: apiKeyInput,
  response: createdApiKey,
  status: 201,
  refuses: ['REFUSED'],
});

export const revokeApiKey = defineOperation({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/api-keys/{id}',
  auth: 'user',
  scope: null,
  suspended: 'may',
  timesAnHour: 120,
  summary: 'Revoke an API key; its sockets close within two seconds',
  params: pathParam('id', z.string(), 'ID of the token', example.id, { as: 'apiKeyId' }),
  response: apiKeys,
});

export const readCurrentApiKey = defineOperation({
  id: 'readCurrentApiKey',
  method: 'GET',
  path: '/api/api-keys/current',
  auth: 'user',
  scope: 'any',
  summary: 'Get the API key of this request',
  response: currentApiKey,
});
