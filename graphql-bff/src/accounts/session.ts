import { logIn, logOut, readMe, renewTokens, signUp } from '@besesaka/schema/accounts/operations.ts';
import type { SessionAnswer, SessionTokens } from '@besesaka/schema/accounts/resources.ts';
import { type Context, forgetReads, knowAlready } from '#platform/context/context.ts';
import { UpstreamError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Viewer } from './viewer.ts';

const SessionTokensRef = builder.objectRef<SessionTokens>('SessionTokens').implement({
  description: "A program's session: it shows the one token, and renews both by the other.",
  fields: (t) => ({
    accessToken: t.exposeString('access_token', {
      description:
        'For the header `Authorization: Bearer`, and for `authorization` in the `connection_init` of a socket.',
    }),
    refreshToken: t.exposeString('refresh_token', { description: 'For `renewTokens`; it works once.' }),
    expiresIn: t.exposeInt('expires_in', { description: 'Seconds until the access token has to be renewed.' }),
  }),
});

const LoggedIn = builder.objectRef<{ tokens: SessionTokens | null }>('LoggedIn').implement({
  description: 'A session has begun; its cookies came with the answer, or its tokens in it.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'Who looks from now on, and what is theirs.', resolve: () => ({}) }),
    tokens: t.expose('tokens', {
      type: SessionTokensRef,
      nullable: true,
      description: 'For programs that asked for them by `answersTokens`.',
    }),
  }),
});

const LoggedOut = builder.objectRef<{ ok: boolean }>('LoggedOut').implement({
  description: 'The session has ended; its cookies are gone.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
});

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'What a new account needs.',
  fields: (t) => ({
    fullName: t.string({ required: true, description: '6 to 50 letters, spaces and hyphens.' }),
    email: t.string({ required: true, description: 'Address to log in with.' }),
    telephoneNumber: t.string({ required: true, description: 'Exactly ten digits.' }),
    password: t.string({
      required: true,
      description:
        'At least 8 characters with an uppercase letter, a lowercase letter, a number and a special character.',
    }),
    passwordConfirm: t.string({ required: true, description: 'The same password again.' }),
  }),
});

const LogInInput = builder.inputType('LogInInput', {
  description: 'What a login needs.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Address of the account.' }),
    password: t.string({ required: true, description: 'Its password.' }),
    code: t.string({ description: 'After `CODE_NEEDED`: the code from the app, or a recovery code.' }),
    answersTokens: t.boolean({
      description: 'For programs: the answer brings tokens, and no cookie is set or read.',
    }),
  }),
});

const RenewTokensInput = builder.inputType('RenewTokensInput', {
  description: "What a renewal of a program's tokens needs.",
  fields: (t) => ({
    refreshToken: t.string({ required: true, description: 'The refresh token of the answer before.' }),
  }),
});

builder.mutationFields((t) => ({
  signUp: t.field({
    type: LoggedIn,
    extensions: asks(signUp),
    description: 'Makes an account and logs in.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The new account.' }) },
    errors: failsAs('SignUpResult', 'The new session, or why there is none.'),
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
    extensions: asks(logIn),
    description: 'Begins a session: for a browser by cookies, for a program by tokens.',
    args: { input: t.arg({ type: LogInInput, required: true, description: 'Who logs in.' }) },
    errors: failsAs('LogInResult', 'The new session, or why there is none.'),
    resolve: async (_root, { input }, ctx) => {
      const { answersTokens, ...who } = input;
      const asNobody = answersTokens === true;
      const body = { ...who, ...(asNobody && { answers_tokens: true }) };
      const session = await ctx.rest.call(logIn, { body, asNobody });
      const { tokens = null } = session;
      if (tokens) ctx.rest.goOnAs(tokens.access_token);
      begin(ctx, session);
      return { tokens };
    },
  }),
  renewTokens: t.field({
    type: SessionTokensRef,
    extensions: asks(renewTokens),
    description: 'Exchanges the refresh token of a program for new tokens. What cookies hold is not looked at.',
    args: { input: t.arg({ type: RenewTokensInput, required: true, description: 'Whose tokens.' }) },
    errors: failsAs('RenewTokensResult', 'The new tokens, or why there are none.'),
    resolve: async (_root, { input }, ctx) => {
      return tokensOf(
        await ctx.rest.call(renewTokens, { body: { refresh_token: input.refreshToken }, asNobody: true }),
      );
    },
  }),
  logOut: t.field({
    type: LoggedOut,
    extensions: asks(logOut),
    description: 'Ends this session, and its sockets within two seconds.',
    resolve: async (_root, _args, ctx) => {
      await ctx.rest.call(logOut, {});
      forgetReads(ctx);
      return { ok: true };
    },
  }),
}));

/** The same request may have asked as somebody else before. */
function begin(ctx: Context, { user }: SessionAnswer): void {
  forgetReads(ctx);
  knowAlready(ctx, readMe, {}, user);
}

function tokensOf({ tokens }: SessionAnswer): SessionTokens {
  if (tokens) return tokens;
  throw new UpstreamError('A renewal brought no tokens');
}
