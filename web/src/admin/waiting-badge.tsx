import { dayMs } from '@besesaka/schema/kernel/dates.ts';
import { Badge } from '#ui/display/badge.tsx';

/** How long something has waited for an admin. After a day it stands out, after three days it is urgent. */
export function WaitingBadge({ since }: { since: string }) {
  const days = Math.floor((Date.now() - new Date(since).getTime()) / dayMs);
  if (days < 1) return <Badge>New</Badge>;
  return <Badge tone={days < 3 ? 'gold' : 'clay'}>{days === 1 ? '1 day' : `${days} days`}</Badge>;
}
