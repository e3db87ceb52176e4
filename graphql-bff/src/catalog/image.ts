import type { ProductImage } from '@besesaka/schema/catalog/resources.ts';
import { builder } from '#platform/graphql/builder.ts';

export type ImageValue = Omit<ProductImage, 'order' | 'is_primary'>;

export const Image = builder.objectRef<ImageValue>('Image').implement({
  description: 'A picture that anybody may see.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the picture.' }),
    path: t.exposeString('image', { description: 'Address without size: append `/<width>.<avif|webp|jpeg>`.' }),
    altText: t.exposeString('alt_text', { description: 'What it shows, for those who cannot see it.' }),
    color: t.exposeString('color', {
      description: 'Mean colour as #rrggbb, to be shown until the picture is there.',
    }),
    width: t.exposeInt('width', { description: 'Width of the original in pixels.' }),
    height: t.exposeInt('height', { description: 'Height of the original in pixels.' }),
  }),
});
