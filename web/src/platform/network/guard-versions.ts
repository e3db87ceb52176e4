import { type ApolloCache, InMemoryCache, isReference, type Reference, type StoreObject } from '@apollo/client';
import { onPersonChange } from '#platform/person/person-change.ts';

export interface VersionGuard {
  /** Applies an event of the inbox; no answer that was read before this number takes back what it writes. */
  during(seq: number, apply: () => void): void;
}

type Fields = Record<string, unknown>;

/** Answers under way are far fewer. */
const rememberedAtMost = 2000;

const guards = new WeakMap<ApolloCache, VersionGuard>();

/**
 * Answers may be overtaken by the live updates. Whatever is written to the cache, a thing with a version never goes back
 * to an older one, nor does what stands within it; what has no version is judged by the inbox's number, which every
 * personal query reads before its data. Asked for by whoever brings live updates.
 */
export function guardVersions(cache: ApolloCache): VersionGuard {
  const known = guards.get(cache);
  if (known) return known;
  if (!(cache instanceof InMemoryCache)) throw new Error('No cache of ours');
  const told = createTold();
  onPersonChange(told.clear);
  let applying: number | null = null;

  const write = cache.write.bind(cache);
  cache.write = (options) => {
    const result = options.result as Fields | null;
    const readAt = typeof result?.inboxSeq === 'number' ? result.inboxSeq : null;
    const kept = new Map<string, Record<string, () => unknown>>();
    let store: Record<string, StoreObject | undefined> | undefined;

    const look = (value: unknown, withinOlder: boolean): void => {
      if (Array.isArray(value)) for (const item of value) look(item, withinOlder);
      if (typeof value !== 'object' || value === null || Array.isArray(value) || isReference(value)) return;
      const fields = value as Fields;
      const id = idOf(cache, fields);
      let isOlder = withinOlder;
      if (id) {
        store ??= cache.extract() as Record<string, StoreObject | undefined>;
        const record = store[id];
        if (typeof fields.version === 'number') isOlder = Number(record?.version ?? 0) > fields.version;
        else if (applying !== null && !withinOlder) told.remember(id, fields, applying);
        const isKept = (field: string) => isOlder || (readAt !== null && told.seqOf(id, field) > readAt);
        if (record) keep(cache, kept, { id, record, fields, isKept });
      }
      for (const part of Object.values(fields)) look(part, isOlder);
    };
    look(result, false);
    if (kept.size === 0) return write(options);
    let written: Reference | undefined;
    cache.batch({
      update: () => {
        written = write(options);
        for (const [id, fields] of kept) cache.modify({ id, fields });
      },
    });
    return written;
  };

  const guard: VersionGuard = {
    during(seq, apply) {
      applying = seq;
      try {
        apply();
      } finally {
        applying = null;
      }
    },
  };
  guards.set(cache, guard);
  return guard;
}

/** By which event each field without a version was written last. */
function createTold() {
  const seqs = new Map<string, number>();
  return {
    clear: () => seqs.clear(),
    seqOf: (id: string, field: string) => seqs.get(`${id}.${field}`) ?? 0,
    remember(id: string, { __typename, id: _id, ...fields }: Fields, seq: number) {
      for (const field of Object.keys(fields)) {
        seqs.delete(`${id}.${field}`);
        seqs.set(`${id}.${field}`, seq);
      }
      for (const key of seqs.keys()) {
        if (seqs.size <= rememberedAtMost) break;
        seqs.delete(key);
      }
    },
  };
}

function idOf(cache: InMemoryCache, fields: Fields): string | undefined {
  if (typeof fields.__typename !== 'string') return undefined;
  const id = cache.identify(fields as StoreObject);
  return id?.startsWith('ROOT_') ? undefined : id;
}

interface Known {
  id: string;
  record: StoreObject;
  fields: Fields;
  isKept(field: string): boolean;
}

/** Notes what has to be put back; lists that grow by a policy of their own take care of themselves. */
function keep(
  cache: InMemoryCache,
  kept: Map<string, Record<string, () => unknown>>,
  { id, record, fields, isKept }: Known,
): void {
  for (const [stored, value] of Object.entries(record)) {
    const [field = stored] = stored.split(/[:(]/);
    if (field === '__typename' || !(field in fields) || !isKept(field)) continue;
    if (cache.policies.getMergeFunction(record.__typename, field, undefined)) continue;
    kept.set(id, { ...kept.get(id), [stored]: () => value });
  }
}
