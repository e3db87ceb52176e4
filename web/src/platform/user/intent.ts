import { ownKey } from './own-keys.ts';
import { type JsonStorage, storedJson } from './stored-json.ts';

/** An action that a visitor started, to be carried out after the login. */
export type Intent =
  | { kind: 'add-to-cart'; productId: string; variantId?: string | undefined; quantity: number }
  | { kind: 'wish'; subjectId: string }
  /** `subjectId` is the shop's slug. */
  | { kind: 'follow'; subjectId: string }
  /** With a shop or about a product; `message` is the text typed so far. */
  | { kind: 'chat'; subjectId: string; message?: string }
  /** Bargains about a product. */
  | { kind: 'offer'; subjectId: string }
  /** `subjectId` is the page's path; `draft` is the text typed so far. */
  | { kind: 'review'; subjectId: string; draft?: Record<string, unknown> };

const key = ownKey('intent');
const keptFor = 15 * 60 * 1000;
const kinds: readonly string[] = [
  ...(['add-to-cart', 'chat', 'follow', 'offer', 'review', 'wish'] satisfies Intent['kind'][]),
];

/** Saves one intent per tab; a newer one replaces it. */
export function saveIntent(storage: JsonStorage, intent: Intent, now: number): void {
  storedJson(storage, key).write({ ...intent, until: now + keptFor });
}

/** The saved intent, which stays saved. */
export function peekIntent(storage: JsonStorage, now: number): Intent | null {
  const saved = storedJson(storage, key).read();
  return isSavedIntent(saved) && now < saved.until ? saved : null;
}

/** Removes and returns the intent of this kind; the caller carries it out. An intent of another kind, or about something else, stays. */
export function consumeIntent<Kind extends Intent['kind']>(
  storage: JsonStorage,
  kind: Kind,
  now: number,
  subjectId?: string,
): Extract<Intent, { kind: Kind }> | null {
  const stored = storedJson(storage, key);
  const saved = stored.read();
  if (!isSavedIntent(saved)) return null;
  const { until, ...intent } = saved;
  const isMeant =
    isOfKind(intent, kind) && (subjectId === undefined || ('subjectId' in intent && intent.subjectId === subjectId));
  if (!isMeant && now < until) return null;
  stored.forget();
  return isMeant && now < until ? intent : null;
}

function isOfKind<Kind extends Intent['kind']>(intent: Intent, kind: Kind): intent is Extract<Intent, { kind: Kind }> {
  return intent.kind === kind;
}

function isSavedIntent(value: unknown): value is Intent & { until: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, until, ...what } = value as Record<string, unknown>;
  return typeof kind === 'string' && kinds.includes(kind) && typeof until === 'number' && isWhole(kind, what);
}

function isWhole(kind: string, { productId, quantity, subjectId }: Record<string, unknown>): boolean {
  if (typeof subjectId === 'string') return ['chat', 'follow', 'offer', 'review', 'wish'].includes(kind);
  return typeof productId === 'string' && Number.isSafeInteger(quantity);
}
