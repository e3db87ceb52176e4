import { useEffect } from 'react';

export const loadConfirm = () => import('./confirm-dialog.tsx');

/** For screens that may have to ask without a network: the dialog's code cannot be fetched then any more. */
export function useConfirmAhead() {
  useEffect(() => {
    loadConfirm().catch(() => {});
  }, []);
}
