import type { UserState } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';

/** A user's state, or the word `usual` while they are active. */
export function UserBadge({ state, usual }: { state: UserState; usual: string }) {
  if (state === 'SUSPENDED') return <Badge tone="clay">Suspended</Badge>;
  if (state === 'LEAVING') return <Badge>Leaving</Badge>;
  return <Badge tone="brand">{usual}</Badge>;
}
