/** A rate limit: how often something may happen or how much it may cost within a time, and how much is left. */
export interface Quota {
  name: string;
  times: number;
  seconds: number;
  left: number;
  /** Seconds until it is full again. */
  refillsIn: number;
}

/** All reads of one API key over REST. */
export const keyReads = { name: 'reads', times: 1200, seconds: 60 } as const;

export type Quotas = ReturnType<typeof createQuotas>;

/** The rate limits that one request used, for the headers of its response. */
export function createQuotas() {
  const used = new Map<string, Quota>();
  return {
    report: (quota: Quota) => void used.set(quota.name, quota),
    giveBack(name: string) {
      const quota = used.get(name);
      if (quota) used.set(name, { ...quota, left: Math.min(quota.times, quota.left + 1) });
    },
    forget: (name: string) => void used.delete(name),
    addTo(headers: { set(name: string, value: string): void }) {
      if (used.size === 0) return;
      const all = [...used.values()];
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

/** Reads the quotas from the two headers of another service's response. */
export function readQuotas({ policy, left }: { policy: string | null; left: string | null }): Quota[] {
  const windows = new Map(
    [...(policy ?? '').matchAll(policies)].map(([, name, times, seconds]) => [name, { times, seconds }]),
  );
  return [...(left ?? '').matchAll(remainders)].flatMap(([, name = '', rest, refillsIn]) => {
    const rule = windows.get(name);
    if (!rule) return [];
    const [times, seconds] = [Number(rule.times), Number(rule.seconds)];
    return [{ name, times, seconds, left: Number(rest), refillsIn: Number(refillsIn) }];
  });
}
