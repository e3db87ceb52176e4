import { addToWishlist, changeWishlistSettings, removeFromWishlist } from '@besesaka/schema/wishlist/operations.ts';
import type { Wish as WishValue } from '@besesaka/schema/wishlist/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Wishlist } from './wishlist.ts';

const Wish = builder.objectRef<WishValue>('Wish').implement({
  description: "Whether one product is on the viewer's wishlist.",
  fields: (t) => ({
    productId: t.exposeID('product_id', { description: 'ID of the product.' }),
    isFavorited: t.exposeBoolean('is_favorited', { description: "Whether the product is on the viewer's wishlist." }),
    itemCount: t.exposeInt('count', { description: 'Number of products on the wishlist.' }),
    version: t.exposeInt('version', { description: 'New `version` of the `Wishlist`.' }),
  }),
});

const WishInput = builder.inputType('WishInput', {
  description: 'A product.',
  fields: (t) => ({ productId: t.id({ required: true, description: 'ID of the product.' }) }),
});

const ChangeWishlistSettingsInput = builder
  .inputRef<InputOf<typeof changeWishlistSettings.body.schema>>('ChangeWishlistSettingsInput')
  .implement({
    description: 'Notification settings of the wishlist; fields that are left out stay as they are.',
    fields: (t) => inputFields(t, changeWishlistSettings.body),
  });

mutation('addToWishlist', {
  restCalls: [addToWishlist],
  description: "Adds a product to the viewer's wishlist and remembers its current price.",
  input: { type: WishInput, description: 'The product to add.' },
  payload: { wish: { type: Wish, description: 'Whether the product is on the wishlist.' } },
  resolve: async (input, ctx) => ({
    wish: await ctx.rest.call(addToWishlist, { body: { product_id: input.productId } }),
  }),
});

mutation('removeFromWishlist', {
  restCalls: [removeFromWishlist],
  description: "Removes a product from the viewer's wishlist.",
  input: { type: WishInput, description: 'The product to remove.' },
  payload: { wish: { type: Wish, description: 'Whether the product is on the wishlist.' } },
  resolve: async (input, ctx) => ({
    wish: await ctx.rest.call(removeFromWishlist, { body: { product_id: input.productId } }),
  }),
});

mutation('changeWishlistSettings', {
  restCalls: [changeWishlistSettings],
  description: "Changes the notification settings of the viewer's wishlist.",
  input: { type: ChangeWishlistSettingsInput, description: 'The changes.' },
  payload: { wishlist: { type: Wishlist, description: 'The updated wishlist.' } },
  resolve: async (input, ctx) => ({
    wishlist: await ctx.rest.call(changeWishlistSettings, { body: toContract(input) }),
  }),
});
