import { domainEvent } from '#platform/events/domain-events.ts';

/** A message to us arrived, or its sender added to it. */
export const messagesMoved = domainEvent<{ id: string }>('help.messages-moved');
