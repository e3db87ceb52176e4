import { domainEvent } from '#platform/events/domain-events.ts';

/** Somebody asked to be deleted at `at`: what others find of them is hidden from now on. */
export const deletionAsked = domainEvent<{ userId: string; at: string }>('accounts.deletion-asked');
/** They came back within the grace: what was hidden at `at` is shown again. */
export const deletionCancelled = domainEvent<{ userId: string; at: string }>('accounts.deletion-cancelled');
/** Somebody may not trade for now, or may again. */
export const suspensionPublished = domainEvent<{ userId: string; isSuspended: boolean }>('accounts.suspension-moved');
/** The grace is over: what names the person goes or is replaced, as each module's `data.ts` says. */
export const userDeleted = domainEvent<{ userId: string; email: string }>('accounts.person-deleted');
