import { addToWishlist, changeWishlistSettings, removeFromWishlist } from '@besesaka/schema/wishlist/operations.ts';
import type { Wish as WishValue } from '@besesaka/schema/wishlist/resources.ts';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
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

const WishResult = builder.errorUnion('WishResult', {
  description: 'Whether the product is on the wishlist, or an error.',
  types: [Wish, ValidationError, RefusedError],
  resolveType: () => 'Wish',
});

const WishlistResult = builder.errorUnion('WishlistResult', {
  description: 'The updated wishlist, or an error.',
  types: [Wishlist, ValidationError, RefusedError],
  resolveType: () => 'Wishlist',
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

builder.mutationFields((t) => ({
  addToWishlist: t.field({
    type: WishResult,
    extensions: asks(addToWishlist),
    description: "Adds a product to the viewer's wishlist and remembers its current price.",
    args: { input: t.arg({ type: WishInput, required: true, description: 'The product to add.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(addToWishlist, { body: { product_id: input.productId } }),
  }),
  removeFromWishlist: t.field({
    type: WishResult,
    extensions: asks(removeFromWishlist),
    description: "Removes a product from the viewer's wishlist.",
    args: { input: t.arg({ type: WishInput, required: true, description: 'The product to remove.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(removeFromWishlist, { body: { product_id: input.productId } }),
  }),
  changeWishlistSettings: t.field({
    type: WishlistResult,
    extensions: asks(changeWishlistSettings),
    description: "Changes the notification settings of the viewer's wishlist.",
    args: { input: t.arg({ type: ChangeWishlistSettingsInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(changeWishlistSettings, { body: toContract(input) }),
  }),
}));
