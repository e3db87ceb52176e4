import { useLocation } from 'react-router';
import { followRouter } from '#platform/page/followed-router.ts';

/**
 * Somebody is on the way to another screen: what still rests here must not call them back. To be asked in the moment, and of
 * the router itself, as a busy page is left long before React has drawn so.
 */
export function useIsLeaving(): () => boolean {
  const { pathname } = useLocation();
  return () => {
    const state = followRouter()?.state;
    const next = state?.navigation.location ?? state?.location;
    return next !== undefined && next.pathname !== pathname;
  };
}
