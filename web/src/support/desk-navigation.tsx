import { BadgeCheck, Flag, FolderTree, Mail, Package, ScrollText, Users, Wallet } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/display/class-names.ts';
import { wholeInView } from '#ui/lists/whole-in-view.ts';
import { useWaiting } from './waiting.ts';

/** `owns` are the beginnings of the addresses that belong to it. */
const entries = [
  { label: 'Applications', to: '/admin', owns: /^($|applications)/, Icon: BadgeCheck, queue: 'applications' },
  { label: 'Cases', to: '/admin/cases', owns: /^cases/, Icon: Flag, queue: 'cases' },
  { label: 'Messages', to: '/admin/messages', owns: /^messages/, Icon: Mail, queue: 'messages' },
  { label: 'People', to: '/admin/people', owns: /^people/, Icon: Users, queue: null },
  { label: 'Products', to: '/admin/products', owns: /^products/, Icon: Package, queue: null },
  { label: 'Categories', to: '/admin/categories', owns: /^categories/, Icon: FolderTree, queue: null },
  { label: 'Payments', to: '/admin/payments', owns: /^payments/, Icon: Wallet, queue: 'payments' },
  { label: 'Audit log', to: '/admin/audit', owns: /^audit/, Icon: ScrollText, queue: null },
] as const;

/** Beside the desk, and above it on a phone. */
export function DeskNavigation({ path }: { path: string }) {
  const waiting = useWaiting();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the list is wider than the screen: where one is stays in sight, also when numbers have made it wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers are drawn by then.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[href="/admin${path && `/${path.split('/')[0]}`}"]`);
    // Whoever goes through it by the keyboard is looking at another one.
    if (here && list.current && !list.current.contains(document.activeElement))
      list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 16;
  }, [path, waiting]);
  return (
    <nav aria-label="Admin desk" className="shrink-0 lg:w-52 print:hidden">
      <ul ref={list} onFocus={wholeInView} className="flex gap-1 overflow-x-auto lg:sticky lg:top-22 lg:flex-col">
        {entries.map(({ label, to, owns, Icon, queue }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={owns.test(path) ? 'page' : undefined}
              className={classNames(
                '-outline-offset-2 flex min-h-11 items-center gap-3 rounded-md px-3 font-medium transition-colors duration-150',
                owns.test(path) ? 'bg-brand-tint text-brand' : 'hover:bg-sunken',
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="flex-1">{label}</span>
              {queue && <Waiting count={waiting?.[queue] ?? 0} />}
            </Link>
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
