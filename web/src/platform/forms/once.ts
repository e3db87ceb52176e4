import { newId } from '#platform/device/new-id.ts';
import type { Outcome } from '#platform/network/failure.ts';

export interface Once {
  isPending: (request: object) => boolean;
  send: <Done>(request: object, send: (idempotencyKey: string) => Promise<Outcome<Done>>) => Promise<Outcome<Done>>;
}

/** Sends a request once at a time, and with the same idempotency key until it is answered. */
export function createOnce(): Once {
  const pending = new Set<string>();
  const keys = new Map<string, string>();
  return {
    isPending: (request) => pending.has(JSON.stringify(request)),
    async send(request, send) {
      const name = JSON.stringify(request);
      const key = keys.get(name) ?? newId();
      keys.set(name, key);
      pending.add(name);
      const outcome = await send(key).finally(() => pending.delete(name));
      // A refusal may be stored under its key, as a failed payment is.
      if ('done' in outcome || outcome.failure.kind === 'refusal') keys.delete(name);
      return outcome;
    },
  };
}
