import { imageWidths } from '@besesaka/schema/kernel/images.ts';
import { preload } from 'react-dom';
import { useLowData } from '#platform/device/low-data.tsx';

interface PictureProps {
  /** The URL without a size, such as `/media/<id>`. */
  path: string;
  alt: string;
  /** The mean colour, shown until the picture has loaded. */
  color: string;
  /** The displayed width, as in the `sizes` attribute of an img. */
  sizes: string;
  /** The largest width to offer, if `sizes` is not just a number of pixels: three times the displayed width. */
  widest?: number;
  /** A media query such as "(width >= 40rem)". The picture loads only where it matches and must be hidden elsewhere. */
  media?: string;
  /** For the page's main picture: it is requested before all others. */
  priority?: boolean;
  /** For pictures in the first view: they load without waiting for the layout. */
  eager?: boolean;
  /** Width by height, such as "4 / 3", if it is not a square. */
  ratio?: string;
  className?: string;
}

const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const fallbackWidth = 320;
const sharpest = 3;

/** Serves a picture in the best format that the browser supports, at the displayed width. */
export function Picture({
  path,
  alt,
  color,
  sizes,
  widest = widestOf(sizes),
  media,
  priority = false,
  eager = priority,
  ratio,
  className,
}: PictureProps) {
  const { lowData } = useLowData();
  // With low data, about one pixel for each pixel of the layout.
  const lowest = imageWidths.findLast((width) => width <= widest / sharpest) ?? imageWidths[0];
  const most = lowData ? lowest : widest;
  const widths = imageWidths.filter((width) => width <= most && width >= most / 5);
  const avif = widths.map((width) => `${path}/${width}.avif ${width}w`).join(', ');
  // A browser without AVIF gets one width: a full list for each picture would make up a fifth of a page's HTML.
  const fallback = `${path}/${widths.findLast((width) => width <= Math.max(fallbackWidth, most * 0.75))}.webp`;
  // Preloading helps only in the server's HTML. A screen drawn in the browser requests both at the same time.
  if (priority && typeof window === 'undefined') {
    preload(fallback, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className={className} style={{ backgroundColor: color, aspectRatio: ratio }}>
      <source media={media} type="image/avif" srcSet={avif} sizes={sizes} />
      {media && <source media={media} srcSet={fallback} />}
      <img
        src={media ? blank : fallback}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  );
}

/** The width that the sharpest screens need for this displayed width. */
function widestOf(sizes: string): number {
  const pixels = /^(\d+)px$/.exec(sizes)?.[1];
  return imageWidths.find((width) => width >= 0.85 * sharpest * Number(pixels)) ?? Math.max(...imageWidths);
}
