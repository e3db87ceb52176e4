const minute = 60_000;

/** "active 5 min ago"; null where that is not known. */
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
