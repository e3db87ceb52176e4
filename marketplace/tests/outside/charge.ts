import { auditLog } from '#platform/audit/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { callExternal } from '#platform/idempotency/external-call.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';

export const steps = ['reserve', 'before the call', 'in the call', 'after the call', 'settle', 'end'] as const;
export type Step = (typeof steps)[number];

interface Charge {
  amount: number;
}

interface Taken {
  status: string;
}

interface Told {
  charged: number;
  reference: string;
}

/** The stand-in answers what its calls promise. */
export async function read<T>(answer: Response): Promise<T> {
  const body: unknown = await answer.json();
  return body as T;
}

/** A charge at the test provider. It calls `at` with each step. */
export function chargeWork(
  providerUrl: string,
  at: (step: Step) => void,
  silent = 'no',
): ExternalCall<Charge, Taken, Told> {
  return {
    kind: 'test.charge',
    call: async ({ input, reference, isRepeated, signal }) => {
      at('before the call');
      if (isRepeated) {
        const charge = await fetch(`${providerUrl}/charges/${reference}`, { signal });
        if (charge.ok) return read<Taken>(charge);
      }
      const query = new URLSearchParams({ amount: String(input.amount), silent });
      const sent = fetch(`${providerUrl}/charges/${reference}?${query}`, { method: 'POST', signal });
      if (silent === 'yes') setTimeout(() => at('in the call'), 300);
      const answer = await sent;
      at('after the call');
      return read<Taken>(answer);
    },
    settle: async ({ tx, input, outcome, reference }) => {
      const details = { amount: input.amount, status: outcome.status };
      await tx.db
        .insert(auditLog)
        .values({ id: newId(), actorId: reference, act: 'test.charged', subject: reference, details, at: tx.now });
      at('settle');
      return { charged: input.amount, reference };
    },
  };
}

export function charge(
  ctx: Ctx,
  work: ReturnType<typeof chargeWork>,
  key: string,
  at: (step: Step) => void = () => {},
) {
  const body = { amount: 3000 };
  return callExternal(ctx, work, {
    key,
    caller: 'test webhook',
    request: { method: 'POST', path: '/charge', body },
    reserve: async ({ tx, reference }) => {
      await tx.db.insert(auditLog).values({
        id: newId(),
        actorId: reference,
        act: 'test.reserved',
        subject: reference,
        details: body,
        at: tx.now,
      });
      at('reserve');
      return body;
    },
  });
}
