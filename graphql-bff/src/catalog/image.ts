import { cardImage } from '@besesaka/schema/catalog/resources.ts';
import { objectOf } from '#platform/contract/object.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';

objectOf(cardImage, {
  add: (t) => ({
    url: t.field({
      type: 'Url',
      description: 'URL of the picture, which never changes.',
      args: pictureArgs,
      resolve: ({ image }, size, ctx) => pictureUrl(image, size, ctx),
    }),
  }),
});
