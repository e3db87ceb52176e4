import { Outlet, type UIMatch, useMatches } from 'react-router';
import { AdminNavigation } from '#admin/admin-navigation.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { RequireRole } from '#routes/require-role.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';

/** The frame of every admin screen. The title comes from the route. */
export function AdminFrame() {
  return (
    <>
      <PageMeta title={titleOf(useMatches())} noIndex />
      <RequireRole needed="admin">
        <div className="gap-8 lg:page-width lg:flex lg:py-6">
          <AdminNavigation />
          <LastingFocus className="min-w-0 flex-1 pb-[calc(var(--bottom-bar)+2rem)] max-lg:page-width max-lg:pt-3">
            <Outlet />
          </LastingFocus>
        </div>
      </RequireRole>
    </>
  );
}

function titleOf(matches: UIMatch[]): string {
  const handle = matches.at(-1)?.handle;
  return typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : 'Admin';
}
