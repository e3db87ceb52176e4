import { builder } from '#platform/graphql/builder.ts';

/** What changes of an account answer. */
export const AccountDone = builder.objectRef<{ message: string }>('AccountDone').implement({
  description: 'It is done.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'What was done, as a sentence to show.' }) }),
});
