import { Dialog } from '@base-ui/react/dialog';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from '#ui/dialogs/dialog-root.tsx';
import type { GalleryImage } from './gallery-slide.tsx';

interface Props {
  images: readonly GalleryImage[];
  name: string;
  index: number;
  onIndex: (index: number) => void;
  /** The gallery's key handler, because a dialog does not let arrow keys through. */
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** One picture in the whole window; a tap doubles its size around the finger. */
export function GalleryZoom({ images, name, index, onIndex, onKeyDown, onClose }: Props) {
  const image = images[index];
  return (
    <DialogRoot onClose={onClose}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={onKeyDown}
          // Focus moves to the picture last viewed, which may differ from the one that was opened.
          finalFocus={() => document.querySelector<HTMLElement>(`#picture-${index + 1} a`)}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] bg-black text-white outline-none"
        >
          <header className="flex items-center justify-between gap-4 px-4 py-2">
            <Dialog.Title className="min-w-0 truncate text-base">{name}</Dialog.Title>
            <Dialog.Close render={<IconButton label="Close" className={onBlack} />}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          {image && (
            <Enlarged key={image.id} image={image} position={index + 1} onSwipe={(by) => onIndex(index + by)} />
          )}
          <footer className="flex items-center justify-center gap-4 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <IconButton
              label="Previous picture"
              onClick={() => onIndex(index - 1)}
              disabled={images.length < 2}
              className={onBlack}
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <p aria-live="polite" className="min-w-16 text-center text-sm tabular-nums">
              {index + 1} / {images.length}
            </p>
            <IconButton
              label="Next picture"
              onClick={() => onIndex(index + 1)}
              disabled={images.length < 2}
              className={onBlack}
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </IconButton>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}

const onBlack = 'text-white! hover:bg-white/15';

interface EnlargedProps {
  image: GalleryImage;
  position: number;
  onSwipe: (by: 1 | -1) => void;
}

/** How far a finger moves sideways to reach the next picture. */
const swipePx = 48;

function Enlarged({ image, position, onSwipe }: EnlargedProps) {
  const [origin, setOrigin] = useState<string | null>(null);
  const from = useRef<number | null>(null);
  // Show the slide's smaller picture until the large one has loaded.
  const [smaller] = useState(() => document.querySelector<HTMLImageElement>(`#picture-${position} img`)?.currentSrc);

  function follow(event: PointerEvent<HTMLElement>) {
    if (origin !== null) setOrigin(pointIn(event));
  }

  return (
    <button
      type="button"
      aria-pressed={origin !== null}
      aria-label={`${origin === null ? 'Enlarge' : 'Fit'} picture: ${image.altText}`}
      className={`min-h-0 touch-pan-y overflow-hidden ${origin === null ? 'cursor-zoom-in' : 'cursor-zoom-out touch-none'}`}
      onClick={(event) => setOrigin(origin === null ? pointIn(event) : null)}
      onPointerMove={follow}
      onTouchStart={({ touches }) => {
        from.current = touches.length === 1 && origin === null ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const moved = (changedTouches[0]?.clientX ?? 0) - (from.current ?? Number.NaN);
        if (Math.abs(moved) >= swipePx) onSwipe(moved < 0 ? 1 : -1);
      }}
    >
      <img
        src={`${image.path}/1280.webp`}
        alt={image.altText}
        style={{
          transformOrigin: origin ?? undefined,
          scale: origin === null ? undefined : '2.2',
          backgroundImage: smaller && `url(${JSON.stringify(smaller)})`,
        }}
        className="mx-auto size-full bg-center bg-contain bg-no-repeat object-contain transition-[scale] duration-200"
      />
    </button>
  );
}

/** The pointer's position in the element. A key press has no position and means the centre. */
function pointIn(event: { clientX: number; clientY: number; currentTarget: HTMLElement }): string {
  if (event.clientX === 0 && event.clientY === 0) return 'center';
  const box = event.currentTarget.getBoundingClientRect();
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
  return `${percent(event.clientX - box.left, box.width)} ${percent(event.clientY - box.top, box.height)}`;
}
