import { ownKey } from './own-keys.ts';
import { type JsonStorage, storedJson } from './stored-json.ts';

export type Words = Readonly<Record<string, string | number>>;

/** Applies a stored draft to the form. Unknown fields and values of another type are ignored. */
export function applyDraft<Form extends Words>(empty: Form, stored: Readonly<Record<string, unknown>> = {}): Form {
  const fits = Object.entries(empty).filter(([name, value]) => typeof stored[name] === typeof value);
  return { ...empty, ...Object.fromEntries(fits.map(([name]) => [name, stored[name]])) };
}

export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * Saves a form's typed text over reloads, until it is sent or discarded. It is deleted at logout, and after a week in a
 * storage that outlives the tab. A form whose user is known stores their id, so that no other user sees the text.
 */
export function createDraft(storage: JsonStorage, name: string, userId: string | null = null) {
  const stored = storedJson(storage, ownKey(`draft-${name}`));
  return {
    read(now = Date.now()): Record<string, unknown> {
      const { fields, userId: owner = null, until }: Record<string, unknown> = Object(stored.read());
      return owner === userId && Number(until) > now ? { ...Object(fields) } : {};
    },
    /** Returns whether there was space. */
    write: (fields: object, now = Date.now()) => stored.write({ fields, userId, until: now + draftLifetime }),
    forget: stored.forget,
  };
}
