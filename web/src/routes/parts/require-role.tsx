import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { ReactNode } from 'react';
import { RequireLogin } from '#accounts/require-login.tsx';
import { useViewer } from '#accounts/viewer.ts';
import { NotFoundScreen } from '#routes/not-found.tsx';
import { CreateShopPrompt } from '#shops/applications/create-shop-prompt.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { Loading } from '#ui/loading/loaded.tsx';

interface RequireRoleProps {
  needed: 'seller' | 'admin';
  children: ReactNode;
}

/**
 * Guards screens for sellers and admins. The server checks every call; this only decides what to render. A user without
 * a shop sees how to open one, and for non-admins an admin screen does not exist.
 */
export function RequireRole(props: RequireRoleProps) {
  return (
    <RequireLogin>
      <OfRole {...props} />
    </RequireLogin>
  );
}

function OfRole({ needed, children }: RequireRoleProps) {
  const { viewer, failed, retry } = useViewer();
  if (failed) return <ErrorState text={texts.networkError} onRetry={retry} />;
  if (!viewer) return <Outline needed={needed} />;
  if (needed === 'admin') return viewer.staffRole ? children : <NotFoundScreen />;
  return viewer.isSeller ? children : <CreateShopPrompt />;
}

/** Seller screens are already in the dashboard's frame. */
function Outline({ needed }: Pick<RequireRoleProps, 'needed'>) {
  return (
    <div className={`flex flex-col gap-5 ${needed === 'admin' ? 'page-width pt-15 lg:pt-6' : ''}`}>
      <Skeleton className="h-8 w-48" />
      <Loading>
        <LinkListSkeleton />
      </Loading>
    </div>
  );
}
