import { domainEvent } from '#platform/events/domain-events.ts';

/** A user requested deletion at `at`. Other modules hide that user's content. */
export const deletionAsked = domainEvent<{ userId: string; at: string }>('accounts.deletion-asked');
/** The user came back within the grace period. What was hidden at `at` is shown again. */
export const deletionCancelled = domainEvent<{ userId: string; at: string }>('accounts.deletion-cancelled');
/** A user was suspended from trading, or the suspension ended. */
export const suspensionPublished = domainEvent<{ userId: string; isSuspended: boolean }>('accounts.suspension-moved');
/** The grace period is over. Each module deletes or replaces personal data as its `data.ts` says. */
export const userDeleted = domainEvent<{ userId: string; email: string }>('accounts.user-deleted');
/** Others (`holders`) had these orders, conversations, offers and reviews (`ids`) with a deleted user. */
export const copiesForgotten = domainEvent<{ holders: string[]; ids: string[] }>('accounts.copies-forgotten');
