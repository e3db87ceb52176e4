import { Link, useLocation } from 'react-router';
import { bottomItems } from './nav-items.tsx';

/**
 * The main links at the bottom of a phone. Labels grow with the user's font size as far as a fifth of the width allows.
 * Its height is `--bottom-bar`, so that other elements can be placed above it.
 */
export function BottomBar() {
  const { pathname } = useLocation();
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const current = bottomItems.find(({ to, also = [] }) => [to, ...also].some(isAt));
  return (
    <nav
      aria-label="Main"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-page pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-14 grid-cols-[repeat(5,minmax(0,1fr))]">
        {bottomItems.map((item) => {
          const { label, to, Icon, Badge } = item;
          const here = pathname === to ? 'page' : true;
          return (
            <li key={to}>
              <Link to={to} aria-current={item === current ? here : undefined} className="bar-item">
                <Icon aria-hidden="true" className="size-5.5" />
                {label}
                {Badge && <Badge />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
