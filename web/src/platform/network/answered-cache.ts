import { type Cache, InMemoryCache, type OperationVariables } from '@apollo/client';
import type { PageAnswers } from '#platform/page/page-data.ts';
import { answerKey } from './registered.ts';

interface Used {
  query: Cache.DiffOptions['query'];
  variables: OperationVariables | undefined;
  data: Record<string, unknown>;
}

/**
 * Serves the server's responses as they are while a page hydrates. Normalising them takes half a second on a slow phone,
 * and visitors who only read never need it, so it is delayed until something else is read or written.
 */
export class AnsweredCache extends InMemoryCache {
  private readonly answers = new Map<string, Record<string, unknown>>();
  private readonly used = new Map<string, Used>();

  hold(answers: PageAnswers): void {
    for (const [key, result] of Object.entries(answers)) this.answers.set(key, result);
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

  override write<T, V extends OperationVariables>(options: Cache.WriteOptions<T, V>) {
    this.normalise();
    return super.write<T, V>(options);
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
}
