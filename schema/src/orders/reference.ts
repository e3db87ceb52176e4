import { examples } from '#kernel/reference/examples.ts';
import { listWords, queryReference, reference, type Words } from '#kernel/reference/words.ts';
import * as inputs from './inputs.ts';

const shipping = {
  shipping_full_name: ['Who is to receive it', 'Afua Boatemaa Darko'],
  shipping_phone: [
    'A Ghanaian number from +233 or 0, with or without spaces and dashes; kept as +233 and nine digits',
    '054 795 5140',
  ],
  shipping_address: ['Street and house', '14 Ring Road East'],
  shipping_city: ['Town', 'Accra'],
  shipping_region: ['One of the sixteen regions of Ghana', 'Greater Accra'],
  shipping_notes: ['What the rider should know, up to 200 characters', 'Call before you come'],
  shipping_landmark: ['A nearby place that a rider would know', 'Opposite the Total station'],
} as const satisfies Words<typeof inputs.shippingInput>;

export const placeCartWords = reference('PlaceCartInput', inputs.placeCartInput, 'Where the whole cart goes.', {
  ...shipping,
  expected_total: ['The total you saw: nothing is ordered when it is another one by now', '350.00'],
});

const product = ['Of the product', examples.product] as const;
const line = ['Of the line in the cart', examples.line] as const;
const pieces = ['How many pieces', 1] as const;
export const ordersReference = [
  reference('ShippingInput', inputs.shippingInput, 'Where orders go.', shipping),
  placeCartWords,
  reference('PlaceProductInput', inputs.placeProductInput, 'One product, and where it goes.', {
    ...placeCartWords.fields,
    product_id: product,
    quantity: pieces,
  }),
  reference('SettleAttemptInput', inputs.settleAttemptInput, 'Whose answer was lost.', {
    idempotency_key: ['The Idempotency-Key of that request', examples.key],
  }),
  reference('AddToCartInput', inputs.addToCartInput, 'A product, and how many more of it.', {
    product_id: product,
    quantity: ['How many more', 1],
  }),
  reference('UpdateCartItemInput', inputs.updateCartItemInput, 'A line, and how many it shall have.', {
    item_id: line,
    quantity: ['How many in all', 2],
  }),
  reference('RemoveFromCartInput', inputs.removeFromCartInput, 'A line.', { item_id: line }),
  reference(
    'ChangeOrderInput',
    inputs.changeOrderInput,
    'A step of an order.',
    {
      action: ['One of its allowed_actions', 'cancel'],
      reason: ['Needed where a seller declines, cancels or takes back', 'I found it nearer to home'],
      payment_method: ['Needed for mark_paid', 'mobile_money'],
      version: ['The one you saw: if it is older than the current one, nothing is changed', 1],
    },
    ['payment_method', 'reason'],
  ),
  queryReference(inputs.orderListQuery, {
    ...listWords(20),
    status: ['Only those that stand there', 'pending'],
    search: ["Part of the number, of a product's name or of the other side's", 'BSK4'],
  }),
];
