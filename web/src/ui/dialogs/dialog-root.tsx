import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useCloseOnBack } from '#platform/page/layers.ts';

interface DialogRootProps {
  onClose: () => void;
  children: ReactNode;
}

/** The root of every overlay. Its button, Escape, a click outside or the browser's Back closes it. */
export function DialogRoot({ onClose, children }: DialogRootProps) {
  useCloseOnBack(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      {children}
    </Dialog.Root>
  );
}
