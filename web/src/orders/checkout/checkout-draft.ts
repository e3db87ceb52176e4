import { ownKey } from '#platform/person/own-keys.ts';
import type { Shipping } from './checkout-failure.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = ownKey('checkout');

/** What was typed into the checkout stays in this tab until it is ordered, over reloads too; for its person alone. */
export function createCheckoutDraft(storage: DraftStorage) {
  return {
    read(person: string | null): Partial<Shipping> | null {
      const kept = parsed(storage);
      return kept && kept.person === person ? kept.fields : null;
    },
    keep(person: string | null, fields: Partial<Shipping>): void {
      // A full or closed storage loses it, and nothing worse.
      try {
        storage.setItem(key, JSON.stringify({ person, fields }));
      } catch {}
    },
    forget: () => storage.removeItem(key),
  };
}

/** Only this module writes there. */
function parsed(storage: DraftStorage): { person: string | null; fields: Partial<Shipping> } | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The tab's own. */
export const checkoutDraft = createCheckoutDraft(globalThis.sessionStorage);
