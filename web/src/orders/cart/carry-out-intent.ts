import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import type { Tab } from '#platform/module.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { consumeIntent } from '#platform/person/intent.ts';
import { consumePostedWish } from './posted-wish.ts';

/** After the login, adds the product that the visitor wanted to the cart, once. */
export async function carryOutIntent({ client, toast }: Tab): Promise<void> {
  const intent = consumeIntent(sessionStorage, 'add-to-cart', Date.now()) ?? consumePostedWish();
  if (!intent) return;
  try {
    const { addToCart } = await fetchCode(() => import('./add-to-cart.ts'));
    const outcome = await addToCart(client, {
      productId: intent.productId,
      variantId: intent.variantId,
      quantity: intent.quantity,
    });
    if ('failure' in outcome) toast.error(outcome.failure);
    else toast.success(`Added to cart: +${intent.quantity}`);
  } catch {
    toast.error(orderTexts.addFailed);
  }
}
