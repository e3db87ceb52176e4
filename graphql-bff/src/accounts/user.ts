import { verification } from '@besesaka/schema/accounts/limits.ts';
import { changeProfile, readMe } from '@besesaka/schema/accounts/operations.ts';
import { me, myShop } from '@besesaka/schema/accounts/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';
import { orNull } from '#platform/errors/errors.ts';
import { pageUrl, pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { loadableAsNode, uuidForm } from '#platform/graphql/nodes.ts';

export const Verification = enumOf(verification);

export const OwnShop = objectOf(myShop, {
  add: (t) => ({
    url: t.field({
      type: 'Url',
      description: "URL of the shop's page.",
      resolve: ({ business_slug }, _args, ctx) => pageUrl(`/shops/${business_slug}`, ctx),
    }),
  }),
});

export const User = objectOf(me, {
  without: ['shop'],
  add: (t) => ({
    pictureUrl: t.field({
      type: 'Url',
      nullable: true,
      description: 'URL of the profile picture; null without one.',
      args: pictureArgs,
      resolve: ({ profile_picture: path }, size, ctx) => path && pictureUrl(path, size, ctx),
    }),
  }),
});

viewerField('user', readMe);
viewerField('shop', readMe, { field: 'shop' });
mutation(changeProfile, { user: User });

/** Only the viewer's own account. */
loadableAsNode(User, {
  id: ({ id }) => id,
  form: uuidForm,
  load: async (id, ctx) => {
    const mine = await orNull('UNAUTHENTICATED', readOnce(ctx, readMe, {}));
    return mine?.id === id ? mine : null;
  },
});
