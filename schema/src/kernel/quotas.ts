/** How often something may be done in a time, or how much it may cost, and what is left of that. */
export interface Quota {
  name: string;
  times: number;
  seconds: number;
  left: number;
  /** In so many seconds it is whole again. */
  refillsIn: number;
}

export type Quotas = ReturnType<typeof createQuotas>;

/** What one request has drawn from, for the headers of its answer. */
export function createQuotas() {
  const told = new Map<string, Quota>();
  return {
    tell: (quota: Quota) => void told.set(quota.name, quota),
    giveBack(name: string) {
      const quota = told.get(name);
      if (quota) told.set(name, { ...quota, left: Math.min(quota.times, quota.left + 1) });
    },
    forget: (name: string) => void told.delete(name),
    addTo(headers: { set(name: string, value: string): void }) {
      if (told.size === 0) return;
      const all = [...told.values()];
      headers.set(
        'ratelimit-policy',
        list(all, ({ times, seconds }) => `q=${times};w=${seconds}`),
      );
      headers.set(
        'ratelimit',
        list(all, ({ left, refillsIn }) => `r=${left};t=${refillsIn}`),
      );
    },
  };
}

function list(quotas: readonly Quota[], words: (quota: Quota) => string): string {
  return quotas.map((quota) => `"${quota.name}";${words(quota)}`).join(', ');
}

const policies = /"([\w-]+)";q=(\d+);w=(\d+)/g;
const remainders = /"([\w-]+)";r=(\d+);t=(\d+)/g;

/** The quotas that another of our services told, by the values of its two headers. */
export function readQuotas({ policy, left }: { policy: string | null; left: string | null }): Quota[] {
  const known = new Map(
    [...(policy ?? '').matchAll(policies)].map(([, name, times, seconds]) => [name, { times, seconds }]),
  );
  return [...(left ?? '').matchAll(remainders)].flatMap(([, name = '', rest, refillsIn]) => {
    const rule = known.get(name);
    if (!rule) return [];
    const [times, seconds] = [Number(rule.times), Number(rule.seconds)];
    return [{ name, times, seconds, left: Number(rest), refillsIn: Number(refillsIn) }];
  });
}
