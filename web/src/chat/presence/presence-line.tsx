import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { PresenceSubscription as Shown } from '#gql/graphql.ts';
import { useConnection } from '#platform/network/connection.ts';
import { useLive } from '#platform/network/use-live.ts';
import { useNow } from '#ui/hooks/use-now.ts';

const PresenceSubscription = graphql(`
  subscription Presence($userId: ID!) {
    presence(userId: $userId) {
      userId
      isOnline
      lastSeenAt
    }
  }
`);

interface PresenceLineProps {
  userId: string;
  /** Presence is hidden if either user has blocked the other. */
  blocked?: boolean;
}

const everyMinute = () => 60_000;

/** "online", "active 5 min ago", or nothing if hidden or unknown. */
export function PresenceLine({ userId, blocked = false }: PresenceLineProps) {
  const [presence, setPresence] = useState<Shown['presence'] | null>(null);
  const live = useConnection();
  const now = useNow(everyMinute);
  useLive(PresenceSubscription, blocked ? null : { userId }, { onData: (data) => setPresence(data.presence) });
  if (blocked || live !== 'up' || presence?.userId !== userId) return null;
  if (!presence.isOnline) return lastSeenText(presence.lastSeenAt, now);
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="size-2 rounded-full bg-brand" />
      online
    </span>
  );
}

const minute = 60_000;

/** "active 5 min ago", or null if unknown. */
export function lastSeenText(lastSeenAt: string | null | undefined, now: number): string | null {
  if (!lastSeenAt) return null;
  const minutes = Math.floor((now - Date.parse(lastSeenAt)) / minute);
  if (Number.isNaN(minutes)) return null;
  if (minutes < 1) return 'active just now';
  if (minutes < 60) return `active ${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `active ${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'active yesterday' : `active ${days} days ago`;
}
