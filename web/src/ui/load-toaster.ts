import { useEffect } from 'react';

/** By this one import only: a static one beside it would leave a file that is still missing without a network. */
export const loadToaster = () => import('./toaster.tsx');

/** For screens that must be able to say that the connection is gone: its code cannot be fetched then any more. */
export function useToasterAhead() {
  useEffect(() => {
    loadToaster().catch(() => {});
  }, []);
}
