import DataLoader from 'dataloader';
import type { Context } from './context.ts';

/** The marketplace answers so many at once. */
const mostAtOnce = 100;

type Read<V, A> = (ctx: Context, keys: string[], args: A) => Promise<Map<string, V>>;

/**
 * Values that resolvers ask for one by one in the same turn are read by one call, and once a request: so the number of
 * calls follows the shape of a query and not the length of its lists. Those with other arguments are read apart.
 */
export function createLoader<V, A extends object | null = null>(read: Read<V, A>) {
  const readAll = (ctx: Context, args: A) => async (keys: readonly string[]) => {
    for (const _key of keys) ctx.work.read();
    const values = await read(ctx, [...keys], args);
    return keys.map((key) => values.get(key) ?? null);
  };

  function loaderOf(ctx: Context, args: A): DataLoader<string, V | null> {
    const ours = ofThis(ctx.loaders.get(read));
    ctx.loaders.set(read, ours);
    const key = JSON.stringify(args);
    const loader = ours.get(key) ?? new DataLoader(readAll(ctx, args), { maxBatchSize: mostAtOnce });
    ours.set(key, loader);
    return loader;
  }

  /** What lies under `read` was made here, from it. */
  function ofThis(loaders: Map<string, DataLoader<string, unknown>> = new Map()) {
    return loaders as Map<string, DataLoader<string, V | null>>;
  }

  return (ctx: Context, key: string, args: A): Promise<V | null> => loaderOf(ctx, args).load(key);
}
