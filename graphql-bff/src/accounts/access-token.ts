import {
  accessToken,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
  type AccessToken as Token,
} from '@besesaka/schema/accounts/access-token-operations.ts';
import { accessTokenLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { type Scope, scopes } from '@besesaka/schema/kernel/scopes.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

const words: Record<Scope, string> = {
  'catalogue:read': 'Read products, shops, reviews and the wishlist',
  'catalogue:write': 'Write reviews, follow shops and change the wishlist',
  'orders:read': 'Read the cart, purchases, sales and delivery addresses',
  'orders:write': 'Change the cart, place orders and move them on',
  'products:read': "Read the user's own shop, products and campaigns",
  'products:write': "Change the user's own shop and products",
  'chat:read': 'Read conversations',
  'chat:write': 'Send and read messages',
};

const AccessTokenScope = enumOf(
  'AccessTokenScope',
  'What an access token may do. Writing includes reading.',
  scopes,
  (scope) => words[scope],
);

const AccessToken = builder.objectRef<Token>('AccessToken').implement({
  description: 'A token by which a program acts for the viewer.',
  fields: (t) => ({
    ...exposeFields(t, accessToken.omit({ scopes: true })),
    scopes: t.field({
      type: [AccessTokenScope],
      extensions: atMost(scopes.length),
      description: 'What it may do.',
      resolve: (token) => token.scopes,
    }),
  }),
});

builder.objectField(Viewer, 'accessTokens', (t) =>
  t.field({
    type: [AccessToken],
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.perUser) },
    description: "The viewer's valid access tokens, newest first.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listAccessTokens, {})).results,
  }),
);

const CreateAccessTokenInput = builder.inputType('CreateAccessTokenInput', {
  description: 'A new access token.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'A name that tells which program uses it.' }),
    scopes: t.field({ type: [AccessTokenScope], required: true, description: 'What it may do.' }),
    days: t.int({ required: true, description: `Days until it ends, at most ${limits.daysMax}.` }),
  }),
});

mutation('createAccessToken', {
  restCalls: [createAccessToken],
  description: 'Creates an access token for a program.',
  input: { type: CreateAccessTokenInput, description: 'The new token.' },
  payload: {
    secret: { type: 'String', description: 'The token itself. It is shown only once.' },
    accessToken: { type: AccessToken, description: 'The new token, as the list shows it.' },
  },
  resolve: async (body, ctx) => {
    const { secret, ...created } = await ctx.rest.call(createAccessToken, { body });
    return { secret, accessToken: created };
  },
});

const RevokeAccessTokenInput = builder.inputType('RevokeAccessTokenInput', {
  description: 'The access token to revoke.',
  fields: (t) => ({ accessTokenId: t.id({ required: true, description: 'ID of the token.' }) }),
});

mutation('revokeAccessToken', {
  restCalls: [revokeAccessToken],
  description: 'Revokes an access token. Its sockets close within two seconds.',
  input: { type: RevokeAccessTokenInput, description: 'The token to revoke.' },
  payload: {
    accessTokens: {
      type: [AccessToken],
      extensions: atMost(limits.perUser),
      description: "The viewer's remaining access tokens.",
    },
  },
  resolve: async ({ accessTokenId }, ctx) => ({
    accessTokens: (await ctx.rest.call(revokeAccessToken, { params: { id: accessTokenId } })).results,
  }),
});
