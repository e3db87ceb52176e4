import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ImageOff from 'lucide-react/icons/image-off';
import {
  type KeyboardEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { slideBeyond, slideByKey } from '#ui/carousel/slide-window.ts';
import { useSnapTrack } from '#ui/carousel/use-snap-track.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { optional } from '#ui/display/optional.tsx';
import { GallerySlide, GalleryThumbnails } from './gallery-slide.tsx';

export const GalleryFragment = graphql(`
  fragment Gallery_product on Product {
    name
    primaryImage {
      id
    }
    images {
      id
      path
      altText
      color
    }
  }
`);

const GalleryZoom = optional(async () => (await import('./gallery-zoom.tsx')).GalleryZoom);

interface Props {
  product: FragmentType<typeof GalleryFragment>;
  /** The id of the picture to show: that of the chosen variant. */
  shown?: string | undefined;
}

/** The browser swipes and snaps. Before the script runs, the thumbnails are links to the pictures. */
export function Gallery({ shown, ...props }: Props) {
  const { name, images, primaryImage } = readFragment(GalleryFragment, props.product);
  const { index, goTo, track } = useSnapTrack<HTMLUListElement>(images.length);
  const swipe = useWrappingSwipe(index, images.length, goTo);
  const [zoomed, setZoomed] = useState(false);
  const hydrated = useHydrated();
  const place = images.findIndex(({ id }) => id === shown);
  const show = useEffectEvent(() => {
    if (place >= 0) goTo(place);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another variant shows its picture, even if the user went on.
  useEffect(() => show(), [shown]);
  if (images.length === 0) return <NoImages />;

  const onKeyDown = (event: KeyboardEvent) => stepByKey(event, slideByKey(event.key, index, images.length), goTo);

  return (
    <section
      aria-label={`Pictures of ${name}`}
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
      className="relative max-sm:-mx-4 lg:flex lg:flex-row-reverse lg:items-start lg:gap-3"
    >
      <div className="goods-picture group relative min-w-0 flex-1 overflow-hidden bg-sunken sm:rounded-lg">
        <ul {...track} {...swipe} className="snap-track">
          {images.map((image, n) => (
            <GallerySlide
              key={image.id}
              image={image}
              position={n + 1}
              count={images.length}
              current={n === index}
              primary={image.id === primaryImage?.id}
              onZoom={() => setZoomed(true)}
            />
          ))}
        </ul>
        {images.length > 1 && (
          <>
            {hydrated && <Steps onStep={(by) => goTo(index + by)} />}
            <Position index={index} count={images.length} />
          </>
        )}
      </div>
      {images.length > 1 && <GalleryThumbnails images={images} index={index} onPick={goTo} />}
      {zoomed && (
        <GalleryZoom
          images={images}
          name={name}
          index={index}
          onIndex={goTo}
          onKeyDown={onKeyDown}
          onClose={() => setZoomed(false)}
        />
      )}
    </section>
  );
}

function stepByKey(event: KeyboardEvent, target: number | null, goTo: (index: number) => void) {
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  goTo(target);
}

/** Native swiping stops at both ends; swiping on wraps around to the other end. */
function useWrappingSwipe(index: number, count: number, goTo: (index: number) => void) {
  const from = useRef({ x: 0, y: 0, index });
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      from.current = { x: clientX, y: clientY, index };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const { x, y, index } = from.current;
      // Vertical scrolling moves the finger sideways as well.
      if (!finger || Math.abs(finger.clientY - y) > Math.abs(finger.clientX - x)) return;
      const target = slideBeyond(finger.clientX - x, index, count);
      if (target !== null) goTo(target);
    },
  };
}

const stepPlace =
  'absolute top-1/2 -translate-y-1/2 max-sm:hidden sm:opacity-0 sm:transition-opacity sm:focus-within:opacity-100 sm:group-hover:opacity-100';
const stepLook = 'bg-surface/90 shadow-float hover:bg-surface';

/** Touch users swipe; the arrows appear when a mouse comes near. */
function Steps({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <span className={`${stepPlace} start-3`}>
        <IconButton label="Previous picture" onClick={() => onStep(-1)} className={stepLook}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
      <span className={`${stepPlace} end-3`}>
        <IconButton label="Next picture" onClick={() => onStep(1)} className={stepLook}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </span>
    </>
  );
}

function Position({ index, count }: { index: number; count: number }) {
  return (
    <p className="absolute end-3 bottom-3 rounded-full bg-black/65 px-2.5 py-1 font-semibold text-white text-xs tabular-nums">
      <span className="sr-only">Picture </span>
      {index + 1} / {count}
    </p>
  );
}

function NoImages() {
  return (
    <div className="grid aspect-square place-items-center bg-sunken text-muted max-sm:-mx-4 sm:rounded-lg">
      <p className="flex flex-col items-center gap-2">
        <ImageOff aria-hidden="true" className="size-10" />
        {listingTexts.noImages}
      </p>
    </div>
  );
}
