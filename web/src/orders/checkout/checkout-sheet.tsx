import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from '#ui/dialogs/dialog-root.tsx';

interface SheetProps {
  title: string;
  onClose: () => void;
  /** The reason why the dialog cannot be closed yet. */
  note?: string | false;
  children: ReactNode;
}

/** A bottom sheet on a phone, centred on a desktop. Its content scrolls. */
export function CheckoutSheet({ title, onClose, note, children }: SheetProps) {
  return (
    <DialogRoot onClose={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-150 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[94dvh] w-full max-w-2xl flex-col rounded-t-lg bg-surface text-text shadow-float transition-[opacity,translate] duration-200 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-lg">
          <header className="flex items-center justify-between gap-4 border-line border-b py-2 ps-5 pe-2">
            <Dialog.Title className="text-lg">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label="Close" />}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          {children}
          <p role="status" className="bg-gold-tint px-5 py-3 text-sm empty:hidden">
            {note}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}
