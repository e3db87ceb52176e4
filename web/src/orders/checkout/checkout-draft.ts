import { newId } from '#platform/device/new-id.ts';
import { createDraft, draftLifetime } from '#platform/user/draft.ts';
import { storedJson } from '#platform/user/stored-json.ts';
import type { PlacedOrder, PlacingInput, SentOrder } from './place-purchase.ts';
import { type Shipping, shippingFields } from './shipping-address.ts';

/** An order that was sent, without its address. */
export type Unanswered = Pick<SentOrder, 'key' | 'purchase'>;

/**
 * What the buyer typed and sent, for all tabs, until it is ordered. A response may be lost although the order exists, so
 * nothing else is sent before the outcome is known.
 */
export function checkoutDraft(user: string) {
  const stored = createDraft(localStorage, 'checkout', user);
  const sent = (): SentOrder | null => {
    const { key, purchase, input }: Record<string, unknown> = Object(stored.read().sent);
    if (typeof key !== 'string' || typeof purchase !== 'string' || typeof input !== 'object' || !input) return null;
    // Only `send` writes this, so one with all its parts also has the input of its purchase.
    return { key, purchase, input: input as PlacingInput };
  };
  // The address is deleted at logout, like all drafts. The key stays for its user: the order may exist.
  const remembered = storedJson(localStorage, `besesaka-unanswered-${user}`);
  const unanswered = (): Unanswered | null => {
    const { key, purchase, until }: Record<string, unknown> = Object(remembered.read());
    const isKnown = typeof key === 'string' && typeof purchase === 'string' && Number(until) > Date.now();
    return isKnown ? { key, purchase } : null;
  };
  return {
    sent,
    unanswered,
    typed: (): Partial<Shipping> => {
      const all = stored.read();
      return Object.fromEntries(shippingFields.filter((name) => name in all).map((name) => [name, all[name]]));
    },
    /** An earlier order did not come through; its address is in the fields. */
    isWithdrawn: () => stored.read().isWithdrawn === true,
    type: (fields: Partial<Shipping>) => stored.write({ ...stored.read(), ...fields }),
    /** Stores the order before it is sent. The same one again has the same key; null if another one is unanswered. */
    send(purchase: string, input: PlacingInput): SentOrder | null {
      const open = sent();
      const isSame = open?.purchase === purchase && JSON.stringify(open.input) === JSON.stringify(input);
      if (unanswered() && !isSame) return null;
      const order = open ?? { key: newId(), purchase, input };
      const { isWithdrawn: _, ...fields } = stored.read();
      stored.write({ ...fields, sent: order });
      remembered.write({ key: order.key, purchase, until: Date.now() + draftLifetime });
      return order;
    },
    /** The order was refused, or will never be placed. */
    takeBack({ key }: Unanswered, isWithdrawn = false): void {
      if (unanswered()?.key !== key) return;
      remembered.forget();
      const { sent: _, ...fields } = stored.read();
      stored.write({ ...fields, ...(isWithdrawn && { isWithdrawn }) });
    },
    forget() {
      stored.forget();
      remembered.forget();
    },
  };
}

/** The orders that were placed last, for the screen that confirms them in this and every other tab. */
export interface Placed {
  key: string;
  purchase: string;
  orders: readonly PlacedOrder[];
  /** The response was lost, and the outcome is only known now. */
  wasLost: boolean;
  /** The query of the checkout that the buyer was in by then. */
  next: string | null;
}

const placedDraft = (user: string) => createDraft(localStorage, 'placed', user);

export function readPlaced(user: string): Placed | null {
  const { key, purchase, orders, wasLost, next }: Record<string, unknown> = placedDraft(user).read();
  if (typeof key !== 'string' || typeof purchase !== 'string' || !Array.isArray(orders)) return null;
  return { key, purchase, orders, wasLost: wasLost === true, next: typeof next === 'string' ? next : null };
}

/** Ends the order's draft and stores its confirmation. */
export function confirmPlaced(user: string, placed: Placed): void {
  placedDraft(user).write(placed);
  const draft = checkoutDraft(user);
  if (draft.unanswered()?.key === placed.key) draft.forget();
}

/** Settling waits while any tab still sends; old browsers cannot wait. */
export function whileSending<T>(send: () => Promise<T>): Promise<T> {
  return lockOrders('shared', send);
}

export function afterSending<T>(settle: () => Promise<T>): Promise<T> {
  return lockOrders('exclusive', settle);
}

async function lockOrders<T>(mode: LockMode, run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('besesaka-order', { mode }, run) : run();
}
