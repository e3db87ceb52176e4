import { ownKey } from './own-keys.ts';
import { type JsonStorage, storedJson } from './stored-json.ts';

export type Words = Readonly<Record<string, string | number>>;

/** What was kept, as far as it fits: fields that the form does not know, or of another kind, stay out of it. */
export function takenUp<Form extends Words>(empty: Form, kept: Readonly<Record<string, unknown>> = {}): Form {
  const fits = Object.entries(empty).filter(([name, value]) => typeof kept[name] === typeof value);
  return { ...empty, ...Object.fromEntries(fits.map(([name]) => [name, kept[name]])) };
}

/** The words of a short form outlive a reload of this tab, until they are sent or given up, and belong to their person. */
export function keptWords(storage: JsonStorage, name: string) {
  const stored = storedJson(storage, ownKey(`words-${name}`));
  return {
    read(): Record<string, unknown> {
      return { ...Object(stored.read()) };
    },
    keep(words: Words): void {
      stored.write(words);
    },
    forget: stored.forget,
  };
}
