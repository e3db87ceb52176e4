import { choice } from '#kernel/reference/choice.ts';

export const booksFault = choice('BooksFault', 'How our books and those of the payment provider differ.', {
  unknown: 'The provider moved money that our books do not have',
  amount: 'Our books have another amount',
  missing: 'The provider does not have a movement of our books',
});

export const booksLimits = {
  faultsShown: 50,
  /** An admin may compare this often by hand. */
  comparisonsPerHour: 12,
} as const;
