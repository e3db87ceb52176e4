import { type ApolloCache, InMemoryCache, isReference, type Reference, type StoreObject } from '@apollo/client';
import { onUserChange } from '#platform/user/user-change.ts';

export interface VersionGuard {
  /** Applies an inbox event. A response that was read before this number cannot overwrite its changes. */
  during(seq: number, apply: () => void): void;
}

type Fields = Record<string, unknown>;

/** Far more than the number of concurrent responses. */
const rememberedAtMost = 2000;

const guards = new WeakMap<ApolloCache, VersionGuard>();

/**
 * A live update may arrive before an older response. In the cache, an object with a version never returns to an older one,
 * nor do the objects within it. Fields without a version are compared by the inbox's sequence number, which every query of
 * a user reads before its data.
 */
export function guardVersions(cache: ApolloCache): VersionGuard {
  const known = guards.get(cache);
  if (known) return known;
  if (!(cache instanceof InMemoryCache)) throw new Error('No cache of ours');
  const fieldLog = createFieldLog();
  onUserChange(fieldLog.clear);
  let applying: number | null = null;

  const write = cache.write.bind(cache);
  cache.write = (options) => {
    const result = options.result as Fields | null;
    const readAt = typeof result?.inboxSeq === 'number' ? result.inboxSeq : null;
    const restored = new Map<string, Record<string, () => unknown>>();
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
        else if (applying !== null && !withinOlder) fieldLog.remember(id, fields, applying);
        const isNewer = (field: string) => isOlder || (readAt !== null && fieldLog.seqOf(id, field) > readAt);
        if (record) restoreLater(cache, restored, { id, record, fields, isNewer });
      }
      for (const part of Object.values(fields)) look(part, isOlder);
    };
    look(result, false);
    if (restored.size === 0) return write(options);
    let written: Reference | undefined;
    cache.batch({
      update: () => {
        written = write(options);
        for (const [id, fields] of restored) cache.modify({ id, fields });
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

/** Records which event last wrote each field without a version. */
function createFieldLog() {
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
  isNewer(field: string): boolean;
}

/** Notes the values to restore. Lists with a merge policy handle this themselves. */
function restoreLater(
  cache: InMemoryCache,
  restored: Map<string, Record<string, () => unknown>>,
  { id, record, fields, isNewer }: Known,
): void {
  for (const [stored, value] of Object.entries(record)) {
    const [field = stored] = stored.split(/[:(]/);
    if (field === '__typename' || !(field in fields) || !isNewer(field)) continue;
    if (cache.policies.getMergeFunction(record.__typename, field, undefined)) continue;
    restored.set(id, { ...restored.get(id), [stored]: () => value });
  }
}
