import { z } from 'zod';
import { ownKey } from '#platform/person/own-keys.ts';
import { type JsonStorage, storedJson } from '#platform/person/stored-json.ts';

const businessFields = [
  ...(['businessName', 'shopDescription', 'businessEmail', 'businessPhone', 'businessAddress'] as const),
  ...(['city', 'region'] as const),
];

const stored = z.object({ texts: z.record(z.string(), z.string()), personId: z.string(), until: z.number() });
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** What the shop is about is stored on the device for a week; who its seller is never is: neither the number nor a picture. */
export function createApplicationDraft(storage: JsonStorage, personId: string) {
  const json = storedJson(storage, ownKey('form-sell'));
  return {
    read(now: number): Record<string, string> {
      const { data } = stored.safeParse(json.read());
      return data?.personId === personId && now < data.until ? business(data.texts) : {};
    },
    write(values: object, now: number): void {
      json.write({ texts: business(values), personId, until: now + keptFor });
    },
    forget: json.forget,
  };
}

function business(values: object): Record<string, string> {
  return Object.fromEntries(businessFields.map((name) => [name, String(Reflect.get(values, name) ?? '')]));
}
