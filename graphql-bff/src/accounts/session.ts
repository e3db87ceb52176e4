import type { Me } from '@besesaka/schema/accounts/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { logIn, logOut, signUp } from './api.ts';
import { Person } from './person.ts';

const LoggedIn = builder.objectRef<{ me: Me }>('LoggedIn').implement({
  description: 'A session has begun; its cookies came with the answer.',
  fields: (t) => ({ me: t.expose('me', { type: Person, description: 'The person who is now logged in.' }) }),
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
  }),
});

builder.mutationFields((t) => ({
  signUp: t.field({
    type: LoggedIn,
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
      return { me: (await ctx.rest.call(signUp, { body })).user };
    },
  }),
  logIn: t.field({
    type: LoggedIn,
    description: 'Begins a session.',
    args: { input: t.arg({ type: LogInInput, required: true, description: 'Who logs in.' }) },
    errors: failsAs('LogInResult', 'The new session, or why there is none.'),
    resolve: async (_root, { input }, ctx) => ({ me: (await ctx.rest.call(logIn, { body: input })).user }),
  }),
  logOut: t.field({
    type: LoggedOut,
    description: 'Ends this session, and its sockets within two seconds.',
    resolve: async (_root, _args, ctx) => {
      await ctx.rest.call(logOut, {});
      return { ok: true };
    },
  }),
}));
