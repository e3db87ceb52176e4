import { examples } from '#kernel/reference/examples.ts';
import { listWords, queryReference, reference } from '#kernel/reference/words.ts';
import { wishInput, wishlistQuery, wishlistSettingsInput } from './inputs.ts';

export const wishlistSettingsWords = reference(
  'WishlistSettingsInput',
  wishlistSettingsInput,
  'What is to be changed; what is left out stays.',
  {
    price_drops: ['Tell me when something costs less than I know', true],
    back_in_stock: ['Tell me when something is in stock again', true],
    mails: ['Send it by mail as well, at most once a day for each product', false],
  },
);

export const wishlistReference = [
  reference('WishInput', wishInput, 'A product.', { product_id: ['Of the product', examples.product] }),
  wishlistSettingsWords,
  queryReference(wishlistQuery, { ...listWords(24), ordering: ['Without it: the newest wish first', '-created_at'] }),
];
