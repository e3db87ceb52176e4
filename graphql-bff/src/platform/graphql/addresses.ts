import { imageFormats, imageWidths } from '@besesaka/schema/kernel/images.ts';
import type { Context } from '#platform/context/context.ts';
import { builder } from './builder.ts';

const formats = imageFormats.map(
  (value) => [value.toUpperCase(), { value, description: `${value.toUpperCase()}.` }] as const,
);
const ImageFormat = builder.enumType('ImageFormat', {
  description: 'File format of a picture.',
  values: Object.fromEntries(formats),
});
const usualWidth = 640;

/** The size in which a client wants a picture. */
export const pictureArgs = builder.args((t) => ({
  width: t.int({
    required: true,
    defaultValue: usualWidth,
    description: `Minimum width in pixels, rounded up to one of ${imageWidths.join(', ')}.`,
  }),
  format: t.field({ type: ImageFormat, required: true, defaultValue: 'webp', description: 'File format.' }),
}));

interface Size {
  width: number;
  format: (typeof imageFormats)[number];
}

/** The absolute URL of a picture. */
export function pictureUrl(path: string, { width, format }: Size, ctx: Context): string {
  const served = imageWidths.find((one) => one >= width) ?? imageWidths.at(-1);
  return pageUrl(`${path}/${served}.${format}`, ctx);
}

/** The absolute URL of a path on the site. */
export function pageUrl(path: string, { publicUrl }: Context): string {
  return new URL(path, publicUrl).href;
}
