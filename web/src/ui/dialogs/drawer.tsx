import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from './dialog-root.tsx';

interface DrawerProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A sidebar on a phone. Its button, a tap beside it, Escape and any navigation close it. */
export function Drawer({ title, children, onClose }: DrawerProps) {
  return (
    <DialogRoot onClose={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-150 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto bg-surface p-4 text-text shadow-float transition-[translate] duration-200 ease-out data-starting-style:-translate-x-full">
          <header className="flex items-center justify-between gap-4 ps-3">
            <Dialog.Title className="text-lg">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label="Close" />}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}
