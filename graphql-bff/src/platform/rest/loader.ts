import type { Context } from '#platform/context.ts';

interface Loading<V> {
  known: Map<string, Promise<V | null>>;
  /** Asked for in this turn and not read yet. */
  due: string[];
  answer: Promise<Map<string, V>> | null;
}

/** Values that resolvers ask for one by one in the same turn are read by one call, and once a request. */
export function createLoader<V>(read: (ctx: Context, keys: string[]) => Promise<Map<string, V>>) {
  const requests = new WeakMap<Context, Loading<V>>();

  function answer(ctx: Context, loading: Loading<V>): Promise<Map<string, V>> {
    loading.answer ??= Promise.resolve().then(() => {
      const keys = loading.due;
      loading.due = [];
      loading.answer = null;
      return read(ctx, keys);
    });
    return loading.answer;
  }

  return (ctx: Context, key: string): Promise<V | null> => {
    const loading: Loading<V> = requests.get(ctx) ?? { known: new Map(), due: [], answer: null };
    requests.set(ctx, loading);
    const known = loading.known.get(key);
    if (known) return known;
    loading.due.push(key);
    const value = answer(ctx, loading).then((values) => values.get(key) ?? null);
    loading.known.set(key, value);
    return value;
  };
}
