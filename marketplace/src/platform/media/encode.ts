import type { ImageFormat, ImageWidth } from '@besesaka/schema/kernel/images.ts';
import sharp from 'sharp';
import type { StoredFile } from '#platform/files/files.ts';

/** Larger originals are no pictures but attempts to fill the memory. */
const maxPixels = 40_000_000;

/** AVIF costs ten times WebP: a low effort keeps it near, and is still smaller. */
const settings = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 80, progressive: true },
} as const;

/** The picture in the given width, or in its own where it is smaller; without anything but its pixels. */
export async function encodePicture(
  original: Uint8Array,
  width: ImageWidth,
  format: ImageFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const resized = sharp(original, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true });
  // JPEG knows no transparency: it would turn black.
  const flat = format === 'jpeg' ? resized.flatten({ background: '#ffffff' }) : resized;
  return new Uint8Array(await flat.toFormat(format, settings[format]).toBuffer());
}

/** One pixel of the colour: what a page shows of a picture that is still being drawn. */
export async function plainPicture(color: string): Promise<StoredFile> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: color } });
  return { body: new Uint8Array(await pixel.webp().toBuffer()), contentType: 'image/webp' };
}
