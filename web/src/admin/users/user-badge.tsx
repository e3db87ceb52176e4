import type { UserState } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';

/** Shows a user's state, unless it is the usual one. */
export function UserBadge({ state }: { state: UserState }) {
  if (state === 'SUSPENDED') return <Badge tone="clay">Suspended</Badge>;
  if (state === 'LEAVING') return <Badge>Leaving</Badge>;
  return null;
}
