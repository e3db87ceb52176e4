import type { MouseEvent } from 'react';
import { Picture } from '#ui/display/picture.tsx';

export interface GalleryImage {
  id: string;
  path: string;
  altText: string;
  color: string;
}

interface GallerySlideProps {
  image: GalleryImage;
  position: number;
  count: number;
  current: boolean;
  primary: boolean;
  onZoom: () => void;
}

const sizes = '(width >= 80rem) 640px, (width >= 64rem) 50vw, 100vw';

/** A link to the full picture; with script it opens the zoom instead. */
export function GallerySlide({ image, position, count, current, primary, onZoom }: GallerySlideProps) {
  function open(event: MouseEvent) {
    // A click with a modifier key still opens the picture in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onZoom();
  }
  return (
    <li id={`picture-${position}`} className="relative w-full shrink-0 snap-center snap-always">
      <a
        href={`${image.path}/1280.jpeg`}
        aria-label={`Zoom picture ${position} of ${count}: ${image.altText}`}
        tabIndex={current ? undefined : -1}
        onClick={open}
        className="block cursor-zoom-in focus-visible:-outline-offset-4"
      >
        <Picture path={image.path} alt="" color={image.color} sizes={sizes} priority={position === 1} />
      </a>
      {primary && (
        <span className="pointer-events-none absolute start-3 top-3 rounded-full bg-white/80 px-2 py-0.5 font-medium text-black text-xs">
          Primary
        </span>
      )}
    </li>
  );
}

interface GalleryThumbnailsProps {
  images: readonly GalleryImage[];
  index: number;
  onPick: (index: number) => void;
}

/** Links to the slides, on the picture on a phone. Without script the browser scrolls to them. */
export function GalleryThumbnails({ images, index, onPick }: GalleryThumbnailsProps) {
  return (
    <ul
      aria-label="All pictures"
      className="flex gap-1 no-scrollbar max-lg:absolute max-lg:start-3 max-lg:bottom-2 max-lg:max-w-[calc(100%-6rem)] max-lg:overflow-x-auto lg:flex-col lg:gap-2"
    >
      {images.map((image, n) => (
        <li key={image.id} className="shrink-0">
          <a
            href={`#picture-${n + 1}`}
            aria-label={`Show picture ${n + 1}`}
            aria-current={n === index || undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(n);
            }}
            className="thumbnail"
          >
            <Picture path={image.path} alt="" color={image.color} sizes="72px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
