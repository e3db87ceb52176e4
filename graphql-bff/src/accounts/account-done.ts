import { builder } from '#platform/graphql/builder.ts';

/** Returned by account mutations that have no data to return. */
export const AccountDone = builder.objectRef<{ message: string }>('AccountDone').implement({
  description: 'Confirmation of an account change.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Message to show to the user.' }) }),
});
