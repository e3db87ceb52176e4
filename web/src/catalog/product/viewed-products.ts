import { ownKey } from '#platform/person/own-keys.ts';
import { type JsonStorage, storedJson } from '#platform/person/stored-json.ts';

const key = ownKey('viewed');
/** Enough for a row, although some may no longer exist. */
const maxIds = 12;

/** The ids of the products viewed on this device, the latest first. */
export function viewedProducts(storage: JsonStorage): string[] {
  const ids = storedJson(storage, key).read();
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, maxIds) : [];
}

export function keepViewed(storage: JsonStorage, id: string): void {
  const others = viewedProducts(storage).filter((other) => other !== id);
  storedJson(storage, key).write([id, ...others].slice(0, maxIds));
}
