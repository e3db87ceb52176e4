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

const fallbackWidth = 480;
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const lowDataWidth = 320;

/** A picture in the best format the browser takes, at the width it is shown. */
export function Picture({
  path,
  alt,
  color,
  sizes,
  media,
  priority = false,
  eager = priority,
  ratio = '1 / 1',
  className,
}: PictureProps) {
  const { lowData } = useLowData();
  const widths = lowData ? imageWidths.filter((width) => width <= lowDataWidth) : imageWidths;
  const sources = (format: 'avif' | 'webp') => sourceSet(path, format, widths);
  const jpeg = `${path}/${lowData ? lowDataWidth : fallbackWidth}.jpeg`;
  const fallback = media ? blank : jpeg;
  // Only in what the server sends, long before the picture itself is read: a screen that the browser draws asks for both at once.
  if (priority && typeof window === 'undefined') {
    preload(jpeg, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture
      className={classNames('block overflow-hidden', className)}
      style={{ backgroundColor: color, aspectRatio: ratio }}
    >
      <source media={media} type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source media={media} type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={fallback}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={eager ? 'auto' : 'async'}
        className="size-full object-cover"
      />
    </picture>
  );
}

export function sourceSet(path: string, format: 'avif' | 'webp', widths: readonly number[]): string {
  return widths.map((width) => `${path}/${width}.${format} ${width}w`).join(', ');
}
