import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { LayerPopup } from '#ui/dialogs/layer-popup.tsx';
import { classNames } from '#ui/display/class-names.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  /** As high as the window allows, so that nothing moves when its content arrives. */
  isTall?: boolean;
  /** Above a large title, on a sheet that fills a phone's window. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A bottom sheet on a phone, centred on a desktop. Its content scrolls. It has an address, so Back closes it by itself. */
export function CheckoutSheet({ title, onClose, isTall = false, mark, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <LayerPopup
        initialFocus={heading}
        className={classNames(
          'sheet flex max-h-[94dvh]! flex-col overflow-visible! p-0! sm:max-w-2xl!',
          isTall && 'h-[94dvh]',
          Boolean(mark) &&
            'h-dvh max-h-dvh! rounded-t-none! before:hidden sm:h-auto sm:max-h-[94dvh]! sm:max-w-140! sm:rounded-lg!',
        )}
      >
        {mark}
        <header
          className={classNames(
            'flex items-center justify-between gap-4 ps-5 pe-2',
            mark ? 'pt-1' : 'border-line border-b py-2',
          )}
        >
          <Dialog.Title ref={heading} tabIndex={-1} className={mark ? 'text-2xl' : 'text-lg'}>
            {title}
          </Dialog.Title>
          <Dialog.Close render={<IconButton label="Close" />}>
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </header>
        {children}
      </LayerPopup>
    </Dialog.Root>
  );
}
