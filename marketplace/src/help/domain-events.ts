import { domainEvent } from '#platform/events/domain-events.ts';

/** A message to Besesaka arrived, or its sender added to it. */
export const messagesChanged = domainEvent<{ id: string }>('help.messages-moved');
