import { logIn, logOut, readMe, renewTokens, signUp } from '@besesaka/schema/accounts/operations.ts';
import type { SessionAnswer, SessionTokens } from '@besesaka/schema/accounts/resources.ts';
import { type Context, forgetReads, primeReads } from '#platform/context/context.ts';
import { UpstreamError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { Person } from './person.ts';

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

/** The response sets the session's cookies, or its tokens are in the payload. */
const newSession = {
  viewer: { type: Viewer, description: "The logged-in user's data." },
  person: { type: Person, description: "The logged-in user's account." },
  tokens: {
    type: SessionTokensRef,
    description: 'Tokens, if requested with `answersTokens`; otherwise null, and the response sets cookies.',
  },
} as const;

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

mutation('signUp', {
  restCalls: [signUp],
  description: 'Creates an account and logs in.',
  input: { type: SignUpInput, description: 'The new account.' },
  payload: newSession,
  resolve: async (input, ctx) => {
    const { fullName, telephoneNumber, passwordConfirm, ...same } = input;
    const body = {
      ...same,
      full_name: fullName,
      telephone_number: telephoneNumber,
      password_confirm: passwordConfirm,
    };
    const session = await ctx.rest.call(signUp, { body });
    begin(ctx, session);
    return { viewer: {}, person: session.user, tokens: null };
  },
});

mutation('logIn', {
  restCalls: [logIn],
  description: 'Starts a session: with cookies for browsers, with tokens for API clients.',
  input: { type: LogInInput, description: 'The credentials.' },
  payload: newSession,
  resolve: async (input, ctx) => {
    const { answersTokens, ...who } = input;
    const anonymous = answersTokens === true;
    const body = { ...who, ...(anonymous && { answers_tokens: true }) };
    const session = await ctx.rest.call(logIn, { body, anonymous });
    const { tokens = null } = session;
    if (tokens) ctx.rest.continueAs(tokens.access_token);
    begin(ctx, session);
    return { viewer: {}, person: session.user, tokens };
  },
});

mutation('renewTokens', {
  restCalls: [renewTokens],
  description: 'Exchanges a refresh token for new tokens. Cookies are ignored.',
  input: { type: RenewTokensInput, description: 'The refresh token.' },
  payload: { tokens: { type: SessionTokensRef, description: 'The new tokens.' } },
  resolve: async ({ refreshToken }, ctx) => ({
    tokens: tokensOf(await ctx.rest.call(renewTokens, { body: { refresh_token: refreshToken }, anonymous: true })),
  }),
});

mutation('logOut', {
  restCalls: [logOut],
  description: 'Ends this session; its WebSockets close within two seconds.',
  payload: {},
  resolve: async (_input, ctx) => {
    await ctx.rest.call(logOut, {});
    forgetReads(ctx);
    return {};
  },
});

/** The same request may have read data as another user before. */
function begin(ctx: Context, { user }: SessionAnswer): void {
  forgetReads(ctx);
  primeReads(ctx, readMe, {}, user);
}

function tokensOf({ tokens }: SessionAnswer): SessionTokens {
  if (tokens) return tokens;
  throw new UpstreamError('The marketplace returned no tokens for a renewal');
}
