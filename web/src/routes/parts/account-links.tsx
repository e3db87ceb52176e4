import ChevronRight from 'lucide-react/icons/chevron-right';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router';
import { useIsSeller, useViewer } from '#accounts/viewer.ts';
import { Card } from '#ui/display/card.tsx';
import { entriesOf } from './navigation.ts';
import { useBadge } from './use-badge.tsx';

/** Links to the dashboard's pages, for users of the phone's bottom bar. */
export function AccountLinks() {
  const badgeOf = useBadge();
  const { viewer } = useViewer();
  const items = entriesOf('dashboard', useIsSeller());
  return (
    <Card>
      <nav aria-label="Dashboard">
        <ul className="divide-y divide-line">
          {viewer?.staffRole && (
            <li>
              <Link to="/admin" className="flex min-h-13 items-center gap-3 px-5 font-medium">
                <ShieldCheck aria-hidden="true" className="size-5 text-muted" />
                <span className="flex-1">Admin</span>
                <ChevronRight aria-hidden="true" className="size-5 text-muted" />
              </Link>
            </li>
          )}
          {items.map(({ label, to, Icon, badge }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-13 items-center gap-3 px-5 font-medium">
                <Icon aria-hidden="true" className="size-5 text-muted" />
                <span className="flex-1">{to === '/dashboard' ? 'Dashboard' : label}</span>
                {badge && badgeOf(badge)}
                <ChevronRight aria-hidden="true" className="size-5 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
