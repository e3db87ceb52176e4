import { addToWishlist, changeWishlistSettings, removeFromWishlist } from '@besesaka/schema/wishlist/operations.ts';
import type { Wish as WishValue } from '@besesaka/schema/wishlist/resources.ts';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Wishlist } from './wishlist.ts';

const Wish = builder.objectRef<WishValue>('Wish').implement({
  description: 'How it stands with one product on your wishlist now.',
  fields: (t) => ({
    productId: t.exposeID('product_id', { description: 'Identifies the product.' }),
    isFavorited: t.exposeBoolean('is_favorited', { description: 'Whether it is on your wishlist.' }),
    itemCount: t.exposeInt('count', { description: 'How many products are on the wishlist now.' }),
    version: t.exposeInt('version', { description: 'The version that `Wishlist` now has.' }),
  }),
});

const WishResult = builder.errorUnion('WishResult', {
  description: 'How it stands with the product now, or why it stays as it was.',
  types: [Wish, ValidationError, RefusedError],
  resolveType: () => 'Wish',
});

const WishlistResult = builder.errorUnion('WishlistResult', {
  description: 'The wishlist as it is now, or why it stays as it was.',
  types: [Wishlist, ValidationError, RefusedError],
  resolveType: () => 'Wishlist',
});

const WishInput = builder.inputType('WishInput', {
  description: 'Which product it is about.',
  fields: (t) => ({ productId: t.id({ required: true, description: 'Identifies the product.' }) }),
});

const ChangeWishlistSettingsInput = builder
  .inputRef<InputOf<typeof changeWishlistSettings.body.schema>>('ChangeWishlistSettingsInput')
  .implement({
    description: 'What you want to hear of your wishlist; what is left out stays.',
    fields: (t) => inputFields(t, changeWishlistSettings.body),
  });

builder.mutationFields((t) => ({
  addToWishlist: t.field({
    type: WishResult,
    extensions: asks(addToWishlist),
    description: 'Puts a product on your wishlist, at the price of now.',
    args: { input: t.arg({ type: WishInput, required: true, description: 'What to keep.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(addToWishlist, { body: { product_id: input.productId } }),
  }),
  removeFromWishlist: t.field({
    type: WishResult,
    extensions: asks(removeFromWishlist),
    description: 'Takes a product off your wishlist.',
    args: { input: t.arg({ type: WishInput, required: true, description: 'What to keep no longer.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(removeFromWishlist, { body: { product_id: input.productId } }),
  }),
  changeWishlistSettings: t.field({
    type: WishlistResult,
    extensions: asks(changeWishlistSettings),
    description: 'Says what you want to hear of your wishlist.',
    args: { input: t.arg({ type: ChangeWishlistSettingsInput, required: true, description: 'What is switched.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(changeWishlistSettings, { body: toContract(input) }),
  }),
}));
