import type { ProductImage } from '@besesaka/schema/catalog/resources.ts';
import { imageFormats, imageWidths } from '@besesaka/schema/kernel/images.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';

export type ImageValue = Omit<ProductImage, 'order' | 'is_primary'>;

const ImageFormat = enumOf('ImageFormat', 'How a picture is packed.', imageFormats);
const usualWidth = 640;

export const Image = builder.objectRef<ImageValue>('Image').implement({
  description: 'A picture that anybody may see.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the picture.' }),
    url: t.field({
      type: 'Url',
      description: 'Where it is to be had; as long as the picture is there, it does not change.',
      args: {
        width: t.arg.int({
          required: true,
          defaultValue: usualWidth,
          description: `Pixels it has at least across, up to the next of ${imageWidths.join(', ')}.`,
        }),
        format: t.arg({ type: ImageFormat, required: true, defaultValue: 'webp', description: 'How it is packed.' }),
      },
      resolve: ({ image }, { width, format }, { publicUrl }) => {
        const served = imageWidths.find((one) => one >= width) ?? imageWidths.at(-1);
        return new URL(`${image}/${served}.${format}`, publicUrl).href;
      },
    }),
    path: t.exposeString('image', {
      description: 'Address on this site without size, for a `srcset`: append `/<width>.<avif|webp|jpeg>`.',
    }),
    altText: t.exposeString('alt_text', { description: 'What it shows, for those who cannot see it.' }),
    color: t.exposeString('color', {
      description: 'Mean colour as #rrggbb, to be shown until the picture is there.',
    }),
    width: t.exposeInt('width', { description: 'Width of the original in pixels.' }),
    height: t.exposeInt('height', { description: 'Height of the original in pixels.' }),
  }),
});
