import { Dialog } from '@base-ui/react/dialog';
import type { ComponentProps } from 'react';
import { leaving } from './leaving.ts';

/** A sheet, or what has another `className`, above a darker page. */
export function LayerPopup({ className = 'sheet', ...popup }: ComponentProps<typeof Dialog.Popup>) {
  return (
    <Dialog.Portal>
      {/* The backdrop also covers another dialog, so that the two don't blend into each other. */}
      <Dialog.Backdrop forceRender ref={leaving} className="sheet-backdrop" />
      <Dialog.Popup ref={leaving} className={className} {...popup} />
    </Dialog.Portal>
  );
}
