import type { ProductImage } from '@besesaka/schema/catalog/resources.ts';
import { imageFormats, imageWidths } from '@besesaka/schema/kernel/images.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';

export type ImageValue = Omit<ProductImage, 'order' | 'is_primary'>;

const ImageFormat = enumOf('ImageFormat', 'File format of a picture.', imageFormats, (format) => format.toUpperCase());
const usualWidth = 640;

export const Image = builder.objectRef<ImageValue>('Image').implement({
  description: 'A public picture.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique ID.' }),
    url: t.field({
      type: 'Url',
      description: 'URL of the picture, which never changes.',
      args: {
        width: t.arg.int({
          required: true,
          defaultValue: usualWidth,
          description: `Minimum width in pixels, rounded up to one of ${imageWidths.join(', ')}.`,
        }),
        format: t.arg({ type: ImageFormat, required: true, defaultValue: 'webp', description: 'File format.' }),
      },
      resolve: ({ image }, { width, format }, { publicUrl }) => {
        const served = imageWidths.find((one) => one >= width) ?? imageWidths.at(-1);
        return new URL(`${image}/${served}.${format}`, publicUrl).href;
      },
    }),
    path: t.exposeString('image', {
      description: 'Base path of the picture, for a `srcset`: append `/<width>.<avif|webp|jpeg>`.',
    }),
    altText: t.exposeString('alt_text', { description: 'Alternative text for screen readers.' }),
    color: t.exposeString('color', {
      description: 'Mean colour of the picture as `#rrggbb`, a placeholder while it loads.',
    }),
    width: t.exposeInt('width', { description: 'Width of the original in pixels.' }),
    height: t.exposeInt('height', { description: 'Height of the original in pixels.' }),
  }),
});
