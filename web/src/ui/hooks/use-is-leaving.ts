import { useLocation } from 'react-router';
import { followRouter } from '#platform/page/followed-router.ts';

/**
 * Returns a function that says whether the user is navigating away, so that unfinished work here does not pull them
 * back. It asks the router, because React renders the new location much later on a busy page.
 */
export function useIsLeaving(): () => boolean {
  const { pathname } = useLocation();
  return () => {
    const state = followRouter()?.state;
    const next = state?.navigation.location ?? state?.location;
    return next !== undefined && next.pathname !== pathname;
  };
}
