import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from './dialog-root.tsx';
import { LayerPopup } from './layer-popup.tsx';

interface DrawerProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A sidebar on a phone. Its button, a tap beside it, Escape and any navigation close it. */
export function Drawer({ title, children, onClose }: DrawerProps) {
  return (
    <DialogRoot onClose={onClose}>
      <LayerPopup className="drawer">
        <header className="flex items-center justify-between gap-4 ps-3">
          <Dialog.Title className="text-lg">{title}</Dialog.Title>
          <Dialog.Close render={<IconButton label="Close" />}>
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </header>
        {children}
      </LayerPopup>
    </DialogRoot>
  );
}
