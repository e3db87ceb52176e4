import type { Context } from '#platform/context.ts';

interface Loading<V> {
  known: Map<string, Promise<V | null>>;
  /** Asked for in this turn and not read yet. */
  due: string[];
  answer: Promise<Map<string, V>> | null;
}

/** The marketplace answers so many at once. */
const mostAtOnce = 100;

type Read<V, A> = (ctx: Context, keys: string[], args: A) => Promise<Map<string, V>>;

/**
 * Values that resolvers ask for one by one in the same turn are read by one call, and once a request: so the number of
 * calls follows the shape of a query and not the length of its lists. Those with other arguments are read apart.
 */
export function createLoader<V, A extends object | null = null>(read: Read<V, A>) {
  const requests = new WeakMap<Context, Map<string, Loading<V>>>();

  function loadingOf(ctx: Context, args: A): Loading<V> {
    const ofRequest = requests.get(ctx) ?? new Map<string, Loading<V>>();
    requests.set(ctx, ofRequest);
    const key = JSON.stringify(args);
    const loading = ofRequest.get(key) ?? { known: new Map(), due: [], answer: null };
    ofRequest.set(key, loading);
    return loading;
  }

  async function readAll(ctx: Context, keys: string[], args: A): Promise<Map<string, V>> {
    const parts = Array.from({ length: Math.ceil(keys.length / mostAtOnce) }, (_, index) =>
      read(ctx, keys.slice(index * mostAtOnce, (index + 1) * mostAtOnce), args),
    );
    return new Map((await Promise.all(parts)).flatMap((part) => [...part]));
  }

  function answer(ctx: Context, loading: Loading<V>, args: A): Promise<Map<string, V>> {
    loading.answer ??= Promise.resolve().then(() => {
      const keys = loading.due;
      loading.due = [];
      loading.answer = null;
      return readAll(ctx, keys, args);
    });
    return loading.answer;
  }

  return (ctx: Context, key: string, args: A): Promise<V | null> => {
    ctx.work.read();
    const loading = loadingOf(ctx, args);
    const known = loading.known.get(key);
    if (known) return known;
    loading.due.push(key);
    const value = answer(ctx, loading, args).then((values) => values.get(key) ?? null);
    loading.known.set(key, value);
    return value;
  };
}
