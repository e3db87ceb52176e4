import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useCloseOnBack } from '#platform/page/layers.ts';

interface DialogRootProps {
  onClose: () => void;
  children: ReactNode;
}

/** Whatever lies upon the page until it is closed: by its button, by Escape, beside it, or by the browser's Back. */
export function DialogRoot({ onClose, children }: DialogRootProps) {
  useCloseOnBack(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      {children}
    </Dialog.Root>
  );
}
