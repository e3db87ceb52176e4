import BadgeCheck from 'lucide-react/icons/badge-check';
import Flag from 'lucide-react/icons/flag';
import FolderTree from 'lucide-react/icons/folder-tree';
import Mail from 'lucide-react/icons/mail';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import { Link, useLocation } from 'react-router';
import { TabStrip } from '#ui/dialogs/tab-strip.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useWaiting } from './waiting.ts';

const entries = [
  { label: 'Applications', to: '/admin/applications', Icon: BadgeCheck, queue: 'applications' },
  { label: 'Reports', to: '/admin/reports', Icon: Flag, queue: 'reports' },
  { label: 'Messages', to: '/admin/messages', Icon: Mail, queue: 'messages' },
  { label: 'Users', to: '/admin/users', Icon: Users, queue: null },
  { label: 'Orders', to: '/admin/orders', Icon: ReceiptText, queue: null },
  { label: 'Shops', to: '/admin/shops', Icon: Store, queue: null },
  { label: 'Reviews', to: '/admin/reviews', Icon: Star, queue: null },
  { label: 'Products', to: '/admin/products', Icon: Package, queue: null },
  { label: 'Categories', to: '/admin/categories', Icon: FolderTree, queue: null },
  { label: 'Payments', to: '/admin/payments', Icon: Wallet, queue: 'payments' },
  { label: 'Audit log', to: '/admin/audit', Icon: ScrollText, queue: null },
] as const;

/** The queues that a phone's strip shows beside "More". */
const inStrip = ['/admin/applications', '/admin/reports', '/admin/messages'];

/** Beside the admin pages; a strip above them on a phone. */
export function AdminNavigation() {
  const { pathname } = useLocation();
  const current = entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to;
  const waiting = useWaiting();
  const badgeOf = (queue: Queue | null) => queue && <Waiting count={waiting?.[queue] ?? 0} />;
  const tabs = entries
    .filter(({ to }) => inStrip.includes(to))
    .map(({ label, to, queue }) => ({ label, to, badge: badgeOf(queue) }));
  const list = (
    <ul className="flex flex-col gap-1 lg:sticky lg:top-22">
      {entries.map(({ label, to, Icon, queue }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={to === current ? 'page' : undefined}
            className={classNames(
              '-outline-offset-2 flex min-h-11 items-center gap-3 rounded-md px-3 font-medium transition-colors duration-150',
              to === current ? 'bg-brand-tint text-brand' : 'hover:bg-sunken',
            )}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="flex-1">{label}</span>
            {badgeOf(queue)}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <TabStrip title="Admin" tabs={tabs} current={current}>
        {list}
      </TabStrip>
      <nav aria-label="Admin" className="shrink-0 max-lg:hidden lg:w-52 print:hidden">
        {list}
      </nav>
    </>
  );
}

type Queue = NonNullable<(typeof entries)[number]['queue']>;

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-6 rounded-full bg-sunken px-2 text-center font-semibold text-sm text-text tabular-nums">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
