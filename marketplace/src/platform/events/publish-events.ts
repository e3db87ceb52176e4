import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Broadcast } from '#platform/effects.ts';
import type { LoggedEvents } from './append-events.ts';

/** Publishes events after the commit. It does not wait, because lost messages are found in the log. */
export function publishEvents(bus: Bus, logged: LoggedEvents[], broadcasts: readonly Broadcast[]): void {
  for (const { userId, events } of logged) void bus.publish(channels.user(userId), JSON.stringify({ events }));
  for (const { channel, message } of broadcasts) void bus.publish(channel, message);
}
