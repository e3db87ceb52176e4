import { useLocation, useNavigation } from 'react-router';

/** Somebody is on the way to another screen, whose code or data have not come: what still rests here must not call them back. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
}
