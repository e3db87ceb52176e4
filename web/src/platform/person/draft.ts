import { ownKey } from './own-keys.ts';
import { type JsonStorage, storedJson } from './stored-json.ts';

export type Words = Readonly<Record<string, string | number>>;

/** A stored draft as far as it fits: fields that the form does not know, or of another kind, are left out. */
export function takenUp<Form extends Words>(empty: Form, stored: Readonly<Record<string, unknown>> = {}): Form {
  const fits = Object.entries(empty).filter(([name, value]) => typeof stored[name] === typeof value);
  return { ...empty, ...Object.fromEntries(fits.map(([name]) => [name, stored[name]])) };
}

export const draftLifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * The typed words of a form survive a reload, until they are sent or given up. They go with their user, and after a week
 * where the storage outlives the tab. A form whose user is known names them, so that no other user sees its words.
 */
export function createDraft(storage: JsonStorage, name: string, userId: string | null = null) {
  const stored = storedJson(storage, ownKey(`draft-${name}`));
  return {
    read(now = Date.now()): Record<string, unknown> {
      const { fields, userId: owner = null, until }: Record<string, unknown> = Object(stored.read());
      return owner === userId && Number(until) > now ? { ...Object(fields) } : {};
    },
    /** Whether there was room for it. */
    write: (fields: object, now = Date.now()) => stored.write({ fields, userId, until: now + draftLifetime }),
    forget: stored.forget,
  };
}
