import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from './dialog-root.tsx';

export interface PictureViewerProps {
  src: string;
  /** A smaller version that is already loaded; shown until the large one arrives. */
  smaller: string;
  label: string;
  /** The picture's size, if known. */
  width?: number;
  height?: number;
  onClose: () => void;
}

/** Shows one picture in the whole window. */
export function PictureViewer({ src, smaller, label, width, height, onClose }: PictureViewerProps) {
  return (
    <DialogRoot onClose={onClose}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 grid grid-rows-[auto_1fr] bg-page text-text outline-none">
          <header className="flex items-center justify-between gap-4 px-4 py-2">
            <Dialog.Title className="min-w-0 truncate text-base">{label}</Dialog.Title>
            <Dialog.Close render={<IconButton label="Close" />}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          <div className="min-h-0 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            <img
              src={src}
              alt={label}
              width={width}
              height={height}
              className="mx-auto size-full bg-center bg-contain bg-no-repeat object-contain"
              style={{ backgroundImage: `url(${JSON.stringify(smaller)})` }}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}
