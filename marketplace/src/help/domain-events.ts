import { domainEvent } from '#platform/events/domain-events.ts';

/** Somebody wrote to us, or we looked after it. */
export const messagesMoved = domainEvent<{ id: string }>('help.messages-moved');
