import { Outlet } from 'react-router';
import { useAdminCounts } from '#admin/admin-counts.ts';
import { FrameNavigation } from '#routes/parts/frame-navigation.tsx';
import { entriesOf } from '#routes/parts/navigation.ts';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { ScreenTitle } from '#routes/parts/screen-title.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';

const entries = entriesOf('admin', false);

/** The frame of every admin screen. */
export function AdminFrame() {
  return (
    <>
      <ScreenTitle />
      <RequireRole needed="admin">
        <div data-work className="gap-8 lg:page-width lg:flex lg:py-6">
          <AdminNavigation />
          <LastingFocus className="min-w-0 flex-1 pb-[calc(var(--bottom-bar)+2rem)] max-lg:page-width max-lg:pt-3">
            <Outlet />
          </LastingFocus>
        </div>
      </RequireRole>
    </>
  );
}

function AdminNavigation() {
  const counts = useAdminCounts();
  return (
    <FrameNavigation
      title="Admin"
      entries={entries}
      badgeOf={(badge) => badge !== 'notifications' && <Waiting count={counts?.[badge] ?? 0} />}
    />
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
