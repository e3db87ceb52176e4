import { z } from 'zod';
import { readSaved, save } from './saved.ts';

const statuses = ['pending', 'success', 'failed', 'otp', 'abandoned', 'reversed', 'blocked', 'rejected'] as const;

const record = z.object({
  id: z.number().int(),
  reference: z.string(),
  code: z.string(),
  amount: z.number().int().positive(),
  fee: z.number().int(),
  recipient: z.string(),
  reason: z.string(),
  status: z.enum(statuses),
  failure: z.string().nullable(),
  /** The next step of its wallet, and when it comes; null if the tester chooses. */
  step: z.number().int(),
  stepAt: z.number().nullable(),
  createdAt: z.number(),
  /** When the money left, and when it came back after that. */
  paidAt: z.number().nullable(),
  reversedAt: z.number().nullable(),
});
export type Transfer = z.infer<typeof record>;

/** A transfer that arrived. */
export type PastTransfer = Pick<Transfer, 'reference' | 'amount' | 'fee' | 'recipient'> & { paidAt: number };

export type Transfers = ReturnType<typeof createTransferStore>;

/** All transfers. With a file, they survive a restart. */
export function createTransferStore(file: string | null) {
  const all = new Map(readSaved(file, record).map((one) => [one.reference, one]));
  return {
    find: (reference: string) => all.get(reference) ?? null,
    byCode: (code: string) => [...all.values()].find((one) => one.code === code) ?? null,
    list: () => [...all.values()],
    /** Adds transfers from before this file existed, such as those of the demo, so that the balance has them. */
    remember(past: readonly PastTransfer[]): void {
      for (const { paidAt, ...one } of past.filter(({ reference }) => !all.has(reference))) {
        const id = 600_000 + all.size;
        const sent = {
          ...one,
          id,
          code: `TRF_${id.toString(36)}`,
          reason: '',
          status: 'success',
          failure: null,
        } as const;
        all.set(one.reference, { ...sent, step: 0, stepAt: null, createdAt: paidAt, paidAt, reversedAt: null });
      }
      save(file, all.values());
    },
    add(input: Pick<Transfer, 'amount' | 'fee' | 'reference' | 'recipient' | 'reason' | 'createdAt'>): Transfer {
      const id = 600_000 + all.size;
      const one: Transfer = {
        ...input,
        id,
        code: `TRF_${id.toString(36)}`,
        status: 'pending',
        failure: null,
        step: 0,
        stepAt: null,
        paidAt: null,
        reversedAt: null,
      };
      all.set(one.reference, one);
      save(file, all.values());
      return one;
    },
    change(one: Transfer, to: Partial<Transfer>): void {
      Object.assign(one, to);
      save(file, all.values());
    },
  };
}
