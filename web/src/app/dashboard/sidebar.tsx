import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router';
import { useAskLogOut } from '#accounts/use-ask-log-out.ts';
import { useUnreadMessages } from '#chat/conversations/unread-messages.ts';
import { useUnreadNotifications } from '#notifications/unread-counts.ts';
import type { SidebarItem } from '#routes/dashboard/navigation.ts';
import { classNames } from '#ui/display/class-names.ts';
import { UnreadBadge } from '#ui/display/unread-badge.tsx';

interface SidebarProps {
  items: readonly SidebarItem[];
  active: SidebarItem | null;
}

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 font-medium transition-colors duration-150';

export function Sidebar({ items, active }: SidebarProps) {
  const badges = { notifications: useUnreadNotifications(), messages: useUnreadMessages() };
  const askLogOut = useAskLogOut();
  return (
    <nav aria-label="Dashboard">
      <ul className="flex flex-col gap-1">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={item === active ? 'page' : undefined}
              className={classNames(entry, item === active ? 'bg-brand-tint text-brand' : 'hover:bg-sunken')}
            >
              <item.Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 flex-1">{item.label}</span>
              {item.badge && <UnreadBadge count={badges[item.badge]} />}
            </Link>
          </li>
        ))}
        <li className="mt-2 border-line border-t pt-2">
          <button type="button" onClick={askLogOut} className={classNames(entry, 'hover:bg-sunken')}>
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            Log out
          </button>
        </li>
      </ul>
    </nav>
  );
}
