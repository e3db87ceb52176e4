import { ownKey } from './own-keys.ts';
import { type JsonStorage, storedJson } from './stored-json.ts';

/** What a visitor wanted to do when the login came between. */
export type Intent =
  | { kind: 'add-to-cart'; productId: string; quantity: number }
  | { kind: 'buy-now'; productId: string; quantity: number }
  | { kind: 'wish'; subjectId: string }
  /** The shop with this slug. */
  | { kind: 'follow'; subjectId: string }
  /** Of the cart. */
  | { kind: 'checkout' }
  /** About this product or with this shop; `message` is what was written already. */
  | { kind: 'chat'; subjectId: string; message?: string }
  /** Of the page with this path; `draft` is what was written already. */
  | { kind: 'review'; subjectId: string; draft?: Record<string, unknown> };

const key = ownKey('intent');
const keptFor = 15 * 60 * 1000;
const kinds: readonly string[] = [
  ...(['add-to-cart', 'buy-now', 'chat', 'checkout', 'follow', 'review', 'wish'] satisfies Intent['kind'][]),
];

/** One intent in a tab: a newer one takes its place. */
export function saveIntent(storage: JsonStorage, intent: Intent, now: number): void {
  storedJson(storage, key).write({ ...intent, until: now + keptFor });
}

/** The intent of this kind, once: whoever takes it carries it out. An intent of another kind stays. */
export function takeIntent<Kind extends Intent['kind']>(
  storage: JsonStorage,
  kind: Kind,
  now: number,
): Extract<Intent, { kind: Kind }> | null {
  const stored = storedJson(storage, key);
  const kept = stored.read();
  if (!isKept(kept)) return null;
  const { until, ...intent } = kept;
  if (!isOfKind(intent, kind) && now < until) return null;
  stored.forget();
  return isOfKind(intent, kind) && now < until ? intent : null;
}

function isOfKind<Kind extends Intent['kind']>(intent: Intent, kind: Kind): intent is Extract<Intent, { kind: Kind }> {
  return intent.kind === kind;
}

function isKept(kept: unknown): kept is Intent & { until: number } {
  if (typeof kept !== 'object' || kept === null) return false;
  const { kind, until, ...what } = kept as Record<string, unknown>;
  return typeof kind === 'string' && kinds.includes(kind) && typeof until === 'number' && isWhole(kind, what);
}

function isWhole(kind: string, { productId, quantity, subjectId }: Record<string, unknown>): boolean {
  if (kind === 'checkout') return true;
  if (typeof subjectId === 'string') return ['chat', 'follow', 'review', 'wish'].includes(kind);
  return typeof productId === 'string' && Number.isSafeInteger(quantity);
}
