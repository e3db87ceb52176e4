import DataLoader from 'dataloader';
import type { Context } from './context.ts';

/** The marketplace's maximum per call. */
const mostAtOnce = 100;

type Read<V, A> = (ctx: Context, keys: string[], args: A) => Promise<Map<string, V>>;

/**
 * Batches values that resolvers load in the same turn into one call, and caches them for the request, so the number of calls
 * depends on the shape of a query and not on the length of its lists. Each set of arguments has its own batch.
 */
export function createLoader<V, A extends object | null = null>(read: Read<V, A>) {
  const readAll = (ctx: Context, args: A) => async (keys: readonly string[]) => {
    for (const _key of keys) ctx.work.read();
    const values = await read(ctx, [...keys], args);
    return keys.map((key) => values.get(key) ?? null);
  };

  function loaderOf(ctx: Context, args: A): DataLoader<string, V | null> {
    const ownLoaders = asOwnLoaders(ctx.loaders.get(read));
    ctx.loaders.set(read, ownLoaders);
    const key = JSON.stringify(args);
    const loader = ownLoaders.get(key) ?? new DataLoader(readAll(ctx, args), { maxBatchSize: mostAtOnce });
    ownLoaders.set(key, loader);
    return loader;
  }

  /** The cast is safe because the entry for `read` was created here. */
  function asOwnLoaders(loaders: Map<string, DataLoader<string, unknown>> = new Map()) {
    return loaders as Map<string, DataLoader<string, V | null>>;
  }

  return (ctx: Context, key: string, args: A): Promise<V | null> => loaderOf(ctx, args).load(key);
}
