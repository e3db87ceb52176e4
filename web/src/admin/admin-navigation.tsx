import {
  BadgeCheck,
  Flag,
  FolderTree,
  Mail,
  Package,
  ReceiptText,
  ScrollText,
  Star,
  Store,
  Users,
  Wallet,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { classNames } from '#ui/display/class-names.ts';
import { useWaiting } from './waiting.ts';

const entries = [
  { label: 'Applications', to: '/admin/applications', Icon: BadgeCheck, queue: 'applications' },
  { label: 'Cases', to: '/admin/cases', Icon: Flag, queue: 'cases' },
  { label: 'Messages', to: '/admin/messages', Icon: Mail, queue: 'messages' },
  { label: 'People', to: '/admin/people', Icon: Users, queue: null },
  { label: 'Orders', to: '/admin/orders', Icon: ReceiptText, queue: null },
  { label: 'Shops', to: '/admin/shops', Icon: Store, queue: null },
  { label: 'Reviews', to: '/admin/reviews', Icon: Star, queue: null },
  { label: 'Products', to: '/admin/products', Icon: Package, queue: null },
  { label: 'Categories', to: '/admin/categories', Icon: FolderTree, queue: null },
  { label: 'Payments', to: '/admin/payments', Icon: Wallet, queue: 'payments' },
  { label: 'Audit log', to: '/admin/audit', Icon: ScrollText, queue: null },
] as const;

/** Beside the admin pages; above them on a phone, where it wraps so that every entry stays visible. */
export function AdminNavigation() {
  const waiting = useWaiting();
  return (
    <nav aria-label="Admin" className="shrink-0 lg:w-52 print:hidden">
      <ul className="flex flex-wrap gap-x-1 lg:sticky lg:top-22 lg:flex-col lg:gap-y-1">
        {entries.map(({ label, to, Icon, queue }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              className={({ isActive }) =>
                classNames(
                  '-outline-offset-2 flex min-h-11 items-center gap-2 rounded-md px-2 font-medium transition-colors duration-150 max-lg:text-sm lg:gap-3 lg:px-3',
                  isActive ? 'bg-brand-tint text-brand' : 'hover:bg-sunken',
                )
              }
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 max-lg:hidden" />
              <span className="flex-1">{label}</span>
              {queue && <Waiting count={waiting?.[queue] ?? 0} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-6 rounded-full bg-sunken px-2 text-center font-semibold text-sm text-text tabular-nums">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
