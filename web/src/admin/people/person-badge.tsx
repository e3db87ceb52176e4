import type { PersonState } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';

/** How somebody stands, where it is not as everybody does. */
export function PersonBadge({ state }: { state: PersonState }) {
  if (state === 'SUSPENDED') return <Badge tone="clay">Suspended</Badge>;
  if (state === 'LEAVING') return <Badge>Leaving</Badge>;
  return null;
}
