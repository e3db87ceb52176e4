import { Dialog } from '@base-ui/react/dialog';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  type TouchEvent,
  type TouchList,
  useRef,
  useState,
} from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from '#ui/dialogs/dialog-root.tsx';
import { Picture } from '#ui/display/picture.tsx';
import type { GalleryImage } from './gallery-slide.tsx';
import { fitted, lookAt, moveBy, type PictureView, type Point, zoomAt } from './picture-view.ts';

interface Props {
  images: readonly GalleryImage[];
  name: string;
  index: number;
  onIndex: (index: number) => void;
  /** The gallery's key handler, because a dialog does not let arrow keys through. */
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** One picture in the whole window. */
export function GalleryZoom({ images, name, index, onIndex, onKeyDown, onClose }: Props) {
  const image = images[index];
  return (
    <DialogRoot onClose={onClose}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={onKeyDown}
          // Focus moves to the picture last viewed, which may differ from the one that was opened.
          finalFocus={() => document.querySelector<HTMLElement>(`#picture-${index + 1} a`)}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] bg-[#12110f] text-white outline-none"
        >
          <header className="flex items-center gap-4 px-4 py-2">
            <Dialog.Title className="min-w-0 truncate text-base">{name}</Dialog.Title>
            {images.length > 1 && (
              <p aria-live="polite" className="me-auto shrink-0 text-sm tabular-nums">
                {index + 1} / {images.length}
              </p>
            )}
            <Dialog.Close render={<IconButton label="Close" className="ms-auto text-white! hover:bg-white/15" />}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          {image && (
            <Enlarged key={image.id} image={image} position={index + 1} onSwipe={(by) => onIndex(index + by)} />
          )}
          {images.length > 1 && (
            <footer className="p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              <Thumbnails images={images} index={index} onIndex={onIndex} />
              <IconButton label="Previous picture" onClick={() => onIndex(index - 1)} className={`${arrow} start-6`}>
                <ChevronLeft aria-hidden="true" className="size-6" />
              </IconButton>
              <IconButton label="Next picture" onClick={() => onIndex(index + 1)} className={`${arrow} end-6`}>
                <ChevronRight aria-hidden="true" className="size-6" />
              </IconButton>
            </footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}

function Thumbnails({ images, index, onIndex }: Pick<Props, 'images' | 'index' | 'onIndex'>) {
  return (
    <ul className="flex w-full justify-center-safe gap-2 overflow-x-auto p-1 no-scrollbar">
      {images.map((image, n) => (
        <li key={image.id} className="shrink-0">
          <button
            type="button"
            aria-label={`Picture ${n + 1}`}
            aria-current={n === index}
            onClick={() => onIndex(n)}
            className="block size-14 overflow-hidden rounded-md border-2 border-transparent opacity-75 aria-[current=true]:border-white aria-[current=true]:opacity-100"
          >
            <Picture path={image.path} color={image.color} alt="" sizes="56px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** On a phone users swipe. */
const arrow =
  'absolute! top-1/2 size-12! -translate-y-1/2 rounded-full bg-white/15! text-white! hover:bg-white/25! max-sm:hidden';

interface EnlargedProps {
  image: GalleryImage;
  position: number;
  onSwipe: (by: 1 | -1) => void;
}

/** How far a finger moves sideways to reach the next picture. */
const swipePx = 48;
const tapScale = 2.2;

/** A tap, two fingers or Enter enlarge the picture; a finger or the mouse moves it then. */
function Enlarged({ image, position, onSwipe }: EnlargedProps) {
  const [view, setView] = useState(fitted);
  const isLarge = view.scale > 1;
  const { isTouched, ...touches } = useTouches(isLarge, setView, onSwipe);
  // Show the slide's smaller picture until the large one has loaded.
  const [smaller] = useState(() => document.querySelector<HTMLImageElement>(`#picture-${position} img`)?.currentSrc);

  function followMouse(event: PointerEvent<HTMLElement>) {
    if (isLarge && event.pointerType === 'mouse') setView(lookAt(view, pointIn(event, event.currentTarget)));
  }

  return (
    <button
      type="button"
      aria-pressed={isLarge}
      aria-label={`${isLarge ? 'Fit' : 'Enlarge'} picture: ${image.altText}`}
      className={`min-h-0 touch-none overflow-hidden ${isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        setView(isLarge ? fitted : zoomAt(fitted, tapScale, pointIn(event, event.currentTarget), box));
      }}
      onPointerMove={followMouse}
      {...touches}
    >
      <img
        src={`${image.path}/1280.webp`}
        alt={image.altText}
        style={{
          scale: isLarge ? `${view.scale}` : undefined,
          translate: isLarge ? `${view.x}px ${view.y}px` : undefined,
          backgroundImage: smaller && `url(${JSON.stringify(smaller)})`,
        }}
        className={`mx-auto size-full bg-center bg-contain bg-no-repeat object-contain ${isTouched ? '' : 'transition-[scale] duration-200'}`}
      />
    </button>
  );
}

/** Two fingers enlarge a picture and move it. One finger moves an enlarged picture, or swipes to the next one. */
function useTouches(
  isLarge: boolean,
  setView: Dispatch<SetStateAction<PictureView>>,
  onSwipe: EnlargedProps['onSwipe'],
) {
  const [isTouched, setTouched] = useState(false);
  const last = useRef<Grip | null>(null);
  const swipeFrom = useRef<number | null>(null);

  function begin({ touches, currentTarget }: TouchEvent<HTMLElement>) {
    setTouched(true);
    last.current = gripOf(touches, currentTarget);
    swipeFrom.current = touches.length === 1 && !isLarge ? (touches[0]?.clientX ?? null) : null;
  }
  function move({ touches, currentTarget }: TouchEvent<HTMLElement>) {
    const [before, grip] = [last.current, gripOf(touches, currentTarget)];
    last.current = grip;
    if (!before || !grip) return;
    const by = { x: grip.x - before.x, y: grip.y - before.y };
    const factor = before.spread && grip.spread ? grip.spread / before.spread : 1;
    const box = currentTarget.getBoundingClientRect();
    setView((view) => zoomAt(moveBy(view, by, box), factor, grip, box));
  }
  function end({ touches, changedTouches, currentTarget }: TouchEvent<HTMLElement>) {
    last.current = gripOf(touches, currentTarget);
    if (touches.length > 0) return;
    setTouched(false);
    const moved = (changedTouches[0]?.clientX ?? 0) - (swipeFrom.current ?? Number.NaN);
    if (Math.abs(moved) >= swipePx) onSwipe(moved < 0 ? 1 : -1);
  }
  return { isTouched, onTouchStart: begin, onTouchMove: move, onTouchEnd: end, onTouchCancel: end };
}

/** The middle of the fingers, and how far they are apart: 0 for one finger. */
interface Grip extends Point {
  spread: number;
}

function gripOf(touches: TouchList, element: HTMLElement): Grip | null {
  const [one, two] = [touches[0], touches[1]];
  if (!one) return null;
  if (!two) return { ...pointIn(one, element), spread: 0 };
  const middle = { clientX: (one.clientX + two.clientX) / 2, clientY: (one.clientY + two.clientY) / 2 };
  const spread = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  return { ...pointIn(middle, element), spread };
}

/** The place from the middle of the element. A key press has none and means the middle. */
function pointIn({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement): Point {
  if (clientX === 0 && clientY === 0) return { x: 0, y: 0 };
  const box = element.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}
