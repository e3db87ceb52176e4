import { logIn, logOut, readMe, renewTokens, signUp } from '@besesaka/schema/accounts/operations.ts';
import type { SessionAnswer, SessionTokens } from '@besesaka/schema/accounts/resources.ts';
import { type Context, forgetReads, primeReads } from '#platform/context/context.ts';
import { UpstreamError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
import { Viewer } from './viewer.ts';

const SessionTokensRef = builder.objectRef<SessionTokens>('SessionTokens').implement({
  description: 'Tokens for API clients: the access token authorises requests, the refresh token renews both.',
  fields: (t) => ({
    accessToken: t.exposeString('access_token', {
      description:
        'Access token for the header `Authorization: Bearer`, and for `authorization` in the `connection_init` message of a WebSocket.',
    }),
    refreshToken: t.exposeString('refresh_token', { description: 'Refresh token for `renewTokens`; it works once.' }),
    expiresIn: t.exposeInt('expires_in', { description: 'Seconds until the access token expires.' }),
  }),
});

const LoggedIn = builder.objectRef<{ tokens: SessionTokens | null }>('LoggedIn').implement({
  description: 'A new session. Its cookies are set by the response, or its tokens are in it.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The logged-in user's data.", resolve: () => ({}) }),
    tokens: t.expose('tokens', {
      type: SessionTokensRef,
      nullable: true,
      description: 'Tokens, if requested with `answersTokens`; otherwise null.',
    }),
  }),
});

const LoggedOut = builder.objectRef<{ ok: boolean }>('LoggedOut').implement({
  description: 'Confirmation that the session has ended and its cookies are cleared.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
});

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'A new account.',
  fields: (t) => ({
    fullName: t.string({ required: true, description: 'Full name: 6 to 50 letters, spaces, hyphens and apostrophes.' }),
    email: t.string({ required: true, description: 'Email address for logging in.' }),
    telephoneNumber: t.string({ required: true, description: 'Phone number of exactly ten digits.' }),
    password: t.string({
      required: true,
      description:
        'At least 8 characters with an uppercase letter, a lowercase letter, a number and a special character.',
    }),
    passwordConfirm: t.string({ required: true, description: 'The same password again.' }),
  }),
});

const LogInInput = builder.inputType('LogInInput', {
  description: 'Credentials of an account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address of the account.' }),
    password: t.string({ required: true, description: 'Password of the account.' }),
    code: t.string({
      description: 'Code from the authenticator app, or a recovery code; required after the error `CODE_NEEDED`.',
    }),
    answersTokens: t.boolean({
      description: 'true returns tokens in the response and neither sets nor reads cookies; for API clients.',
    }),
  }),
});

const RenewTokensInput = builder.inputType('RenewTokensInput', {
  description: 'A refresh token.',
  fields: (t) => ({
    refreshToken: t.string({ required: true, description: 'Latest refresh token; it works once.' }),
  }),
});

builder.mutationFields((t) => ({
  signUp: t.field({
    type: LoggedIn,
    extensions: restCalls(signUp),
    description: 'Creates an account and logs in.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The new account.' }) },
    errors: failsAs('SignUpResult', 'The new session, or an error.'),
    resolve: async (_root, { input }, ctx) => {
      const { fullName, telephoneNumber, passwordConfirm, ...same } = input;
      const body = {
        ...same,
        full_name: fullName,
        telephone_number: telephoneNumber,
        password_confirm: passwordConfirm,
      };
      begin(ctx, await ctx.rest.call(signUp, { body }));
      return { tokens: null };
    },
  }),
  logIn: t.field({
    type: LoggedIn,
    extensions: restCalls(logIn),
    description: 'Starts a session: with cookies for browsers, with tokens for API clients.',
    args: { input: t.arg({ type: LogInInput, required: true, description: 'The credentials.' }) },
    errors: failsAs('LogInResult', 'The new session, or an error.'),
    resolve: async (_root, { input }, ctx) => {
      const { answersTokens, ...who } = input;
      const anonymous = answersTokens === true;
      const body = { ...who, ...(anonymous && { answers_tokens: true }) };
      const session = await ctx.rest.call(logIn, { body, anonymous });
      const { tokens = null } = session;
      if (tokens) ctx.rest.continueAs(tokens.access_token);
      begin(ctx, session);
      return { tokens };
    },
  }),
  renewTokens: t.field({
    type: SessionTokensRef,
    extensions: restCalls(renewTokens),
    description: 'Exchanges a refresh token for new tokens. Cookies are ignored.',
    args: { input: t.arg({ type: RenewTokensInput, required: true, description: 'The refresh token.' }) },
    errors: failsAs('RenewTokensResult', 'The new tokens, or an error.'),
    resolve: async (_root, { input }, ctx) => {
      return tokensOf(
        await ctx.rest.call(renewTokens, { body: { refresh_token: input.refreshToken }, anonymous: true }),
      );
    },
  }),
  logOut: t.field({
    type: LoggedOut,
    extensions: restCalls(logOut),
    description: 'Ends this session; its WebSockets close within two seconds.',
    resolve: async (_root, _args, ctx) => {
      await ctx.rest.call(logOut, {});
      forgetReads(ctx);
      return { ok: true };
    },
  }),
}));

/** The same request may have read data as another user before. */
function begin(ctx: Context, { user }: SessionAnswer): void {
  forgetReads(ctx);
  primeReads(ctx, readMe, {}, user);
}

function tokensOf({ tokens }: SessionAnswer): SessionTokens {
  if (tokens) return tokens;
  throw new UpstreamError('The marketplace returned no tokens for a renewal');
}
