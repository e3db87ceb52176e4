import { imageWidths } from '@besesaka/schema/kernel/images.ts';
import { preload } from 'react-dom';
import { useLowData } from '#platform/device/low-data.tsx';
import { classNames } from './class-names.ts';

interface PictureProps {
  /** Address without size, such as `/media/<id>`. */
  path: string;
  alt: string;
  /** Mean colour, shown until the picture is there. */
  color: string;
  /** The width at which it is shown, as in `sizes` of an img. */
  sizes: string;
  /** The widest that is offered, where `sizes` is not simply a number of pixels: three times the width it is shown at. */
  widest?: number;
  /** Only where the window is so wide is anything loaded, such as "(width >= 40rem)"; elsewhere it must not be shown. */
  media?: string;
  /** The one picture that a page begins with: asked for before all others. */
  priority?: boolean;
  /** In the first view: not only asked for once the page is laid out. */
  eager?: boolean;
  /** Width by height, such as "1 / 1" or "4 / 3". */
  ratio?: string;
  className?: string;
}

const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const lowDataWidth = 320;

/** A picture in the best format the browser takes, at the width it is shown. */
export function Picture({
  path,
  alt,
  color,
  sizes,
  widest = widestOf(sizes),
  media,
  priority = false,
  eager = priority,
  ratio = '1 / 1',
  className,
}: PictureProps) {
  const { lowData } = useLowData();
  const most = lowData ? Math.min(lowDataWidth, widest) : widest;
  const widths = imageWidths.filter((width) => width <= most && width >= most / 5);
  const avif = widths.map((width) => `${path}/${width}.avif ${width}w`).join(', ');
  // For a browser without AVIF one width will do: each list of them would be a fifth of a page.
  const whole = `${path}/${widths.findLast((width) => width <= Math.max(lowDataWidth, most * 0.75))}.webp`;
  // Only in what the server sends, long before the picture itself is read: a screen that the browser draws asks for both at once.
  if (priority && typeof window === 'undefined') {
    preload(whole, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture
      className={classNames('block overflow-hidden', className)}
      style={{ backgroundColor: color, aspectRatio: ratio }}
    >
      <source media={media} type="image/avif" srcSet={avif} sizes={sizes} />
      {media && <source media={media} srcSet={whole} />}
      <img
        src={media ? blank : whole}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        className="size-full object-cover"
      />
    </picture>
  );
}

const sharpest = 3;

/** What a place of so many pixels needs on the sharpest screens. */
function widestOf(sizes: string): number {
  const pixels = /^(\d+)px$/.exec(sizes)?.[1];
  return imageWidths.find((width) => width >= 0.85 * sharpest * Number(pixels)) ?? Math.max(...imageWidths);
}
