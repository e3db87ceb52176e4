import type { ProductImage } from '@besesaka/schema/catalog/resources.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';

export type ImageValue = Omit<ProductImage, 'order' | 'is_primary'>;

export const Image = builder.objectRef<ImageValue>('Image').implement({
  description: 'A public picture.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique ID.' }),
    url: t.field({
      type: 'Url',
      description: 'URL of the picture, which never changes.',
      args: pictureArgs,
      resolve: ({ image }, size, ctx) => pictureUrl(image, size, ctx),
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
