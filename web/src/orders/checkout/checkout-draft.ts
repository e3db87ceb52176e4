import { ownKey } from '#platform/person/own-keys.ts';
import { type JsonStorage, storedJson } from '#platform/person/stored-json.ts';
import type { Shipping } from './shipping-address.ts';

const key = ownKey('checkout');

/** Only this module writes there. */
interface Kept {
  person: string | null;
  fields: Partial<Shipping>;
}

/** What was typed into the checkout stays in this tab until it is ordered, over reloads too; for its person alone. */
export function createCheckoutDraft(storage: JsonStorage) {
  const stored = storedJson(storage, key);
  return {
    read(person: string | null): Partial<Shipping> | null {
      const kept = stored.read() as Kept | null;
      return kept && kept.person === person ? kept.fields : null;
    },
    keep(person: string | null, fields: Partial<Shipping>): void {
      stored.write({ person, fields } satisfies Kept);
    },
    forget: stored.forget,
  };
}

/** The tab's own. */
export const checkoutDraft = createCheckoutDraft(globalThis.sessionStorage);
