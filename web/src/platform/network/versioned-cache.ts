import {
  type Cache,
  InMemoryCache,
  isReference,
  type OperationVariables,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import type { PageAnswers } from '#platform/page/page-data.ts';
import { answerKey } from './registered.ts';

interface Used {
  query: Cache.DiffOptions['query'];
  variables: OperationVariables | undefined;
  data: Record<string, unknown>;
}

type Fields = Record<string, unknown>;
/** The values that a write may not change, by object and stored field. */
type Restored = Map<string, Record<string, () => unknown>>;

/**
 * The browser's cache. It differs from Apollo's in two ways.
 *
 * A live update may arrive before an older response. An object with a version never returns to an older one, nor do the
 * objects within it. Fields without a version are compared by the inbox's sequence number, which every query of a user
 * reads before its data.
 *
 * While a page hydrates, it serves the server's responses as they are. Normalising them takes half a second on a slow phone,
 * and visitors who only read never need it, so it is delayed until something else is read or written.
 */
export class VersionedCache extends InMemoryCache {
  private readonly eventFields = createFieldLog();
  private applying: number | null = null;
  private readonly answers = new Map<string, Record<string, unknown>>();
  private readonly used = new Map<string, Used>();

  hold(answers: PageAnswers): void {
    for (const [key, result] of Object.entries(answers)) this.answers.set(key, result);
  }

  /** Whether the page still shows the server's responses as they are. The first write or other read costs half a second. */
  get isAsServed(): boolean {
    return this.used.size > 0;
  }

  override diff<T, V extends OperationVariables>(options: Cache.DiffOptions<T, V>) {
    const result = this.use(options);
    if (result) return { result, complete: true, dataState: 'complete' } as Cache.InternalDiffResultWithDataState<T>;
    this.normalise();
    // The type of the options contains a symbol private to Apollo, so they need a cast.
    return super.diff<T, V>(options as never);
  }

  override read<T>(options: Cache.ReadOptions<T, OperationVariables>): T | null {
    this.normalise();
    return super.read<T>(options);
  }

  override write<T, V extends OperationVariables>(options: Cache.WriteOptions<T, V>): Reference | undefined {
    this.normalise();
    const restored = this.newerThan(options.result);
    if (restored.size === 0) return super.write<T, V>(options);
    let written: Reference | undefined;
    super.batch({
      update: () => {
        written = super.write<T, V>(options);
        for (const [id, fields] of restored) super.modify({ id, fields });
      },
    });
    return written;
  }

  /** Applies an inbox event. A response that was read before this number cannot overwrite its changes. */
  during(seq: number, apply: () => void): void {
    this.applying = seq;
    try {
      apply();
    } finally {
      this.applying = null;
    }
  }

  override modify<T extends Record<string, unknown>>(options: Cache.ModifyOptions<T>): boolean {
    this.normalise();
    return super.modify<T>(options);
  }

  override evict(options: Cache.EvictOptions): boolean {
    this.normalise();
    return super.evict(options);
  }

  override extract(optimistic?: boolean) {
    this.normalise();
    return super.extract(optimistic);
  }

  override batch<T>(options: Cache.BatchOptions<InMemoryCache, T>): T {
    this.normalise();
    return super.batch(options);
  }

  override reset(options?: Cache.ResetOptions): Promise<void> {
    this.answers.clear();
    this.used.clear();
    this.eventFields.clear();
    return super.reset(options);
  }

  private use({ query, variables, id }: Cache.DiffOptions): Record<string, unknown> | undefined {
    if (id || this.answers.size + this.used.size === 0) return undefined;
    const key = answerKey(query, variables);
    const data = this.used.get(key)?.data ?? this.answers.get(key);
    if (!data) return undefined;
    this.answers.delete(key);
    this.used.set(key, { query, variables, data });
    return data;
  }

  private normalise(): void {
    if (this.used.size === 0) return;
    const used = [...this.used.values()];
    this.used.clear();
    for (const answer of used) this.writeQuery({ ...answer, broadcast: false });
    // Apollo assumes that the reads so far depend on nothing in the cache.
    this.gc({ resetResultCache: true });
  }

  /** The stored values that are newer than those of a result. */
  private newerThan(result: unknown): Restored {
    const readAt = isFields(result) && typeof result.inboxSeq === 'number' ? result.inboxSeq : null;
    const restored: Restored = new Map();
    let store: Record<string, StoreObject | undefined> | undefined;

    const visit = (value: unknown, withinOlder: boolean): void => {
      if (Array.isArray(value)) for (const item of value) visit(item, withinOlder);
      if (!isFields(value)) return;
      const id = this.idOf(value);
      let isOlder = withinOlder;
      if (id) {
        store ??= super.extract() as Record<string, StoreObject | undefined>;
        const record = store[id];
        if (typeof value.version === 'number') isOlder = Number(record?.version ?? 0) > value.version;
        else if (this.applying !== null && !withinOlder) this.eventFields.remember(id, value, this.applying);
        const isNewer = (field: string) => isOlder || (readAt !== null && this.eventFields.seqOf(id, field) > readAt);
        if (record) this.restoreLater(restored, { id, record, fields: value, isNewer });
      }
      for (const part of Object.values(value)) visit(part, isOlder);
    };
    visit(result, false);
    return restored;
  }

  /** Notes the values to restore. Lists with a merge policy handle this themselves. */
  private restoreLater(restored: Restored, { id, record, fields, isNewer }: Known): void {
    for (const [stored, value] of Object.entries(record)) {
      const [field = stored] = stored.split(/[:(]/);
      if (field === '__typename' || !(field in fields) || !isNewer(field)) continue;
      if (this.policies.getMergeFunction(record.__typename, field, undefined)) continue;
      restored.set(id, { ...restored.get(id), [stored]: () => value });
    }
  }

  private idOf(fields: Fields): string | undefined {
    if (typeof fields.__typename !== 'string') return undefined;
    const id = this.identify(fields as StoreObject);
    return id?.startsWith('ROOT_') ? undefined : id;
  }
}

interface Known {
  id: string;
  record: StoreObject;
  fields: Fields;
  isNewer(field: string): boolean;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isReference(value);
}

/** Far more than the number of concurrent responses. */
const rememberedAtMost = 2000;

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
