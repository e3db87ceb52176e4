import type { OrderState } from '@besesaka/schema/orders/limits.ts';
import type { CaseRow, OrderMoneyRow } from '#payouts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { type DeadlineName, deadlineMs, usualTime } from '#platform/settings/deadline.ts';
import type { Settings } from '#platform/settings/settings.ts';

/** The money of an order, with what its deadlines depend on. */
export interface Held {
  money: OrderMoneyRow;
  state: OrderState;
  /** The most days that the seller promised for the delivery; null without a promise. */
  promisedDays: number | null;
  openCase: CaseRow | null;
  /** While a bank decides about the payment, its money neither goes to the shop nor back. */
  isDisputed: boolean;
  time: (name: DeadlineName) => number;
}

/** A hold keeps the times of its payment, and a case those of its opening. */
export function timesOf(
  { settings }: { settings: Pick<Settings, 'at'> },
  money: OrderMoneyRow,
  openCase: CaseRow | null,
) {
  const beginOf = (name: DeadlineName) => (name.startsWith('case') && openCase ? openCase.createdAt : money.createdAt);
  return (name: DeadlineName) => deadlineMs(settings, beginOf(name), name);
}

export type Due =
  | 'remind to accept'
  | 'remind to send'
  | 'say that it may be cancelled'
  | 'cancel'
  | 'ask whether it arrived'
  | 'open a case'
  | 'release'
  | 'decide for the buyer'
  | 'end the case'
  | 'end'
  | 'refund';

interface Deadline {
  due: Due;
  /** For the docs. */
  when: string;
  after: string;
  /** Null if the deadline does not apply now. */
  at: (held: Held) => Date | null;
}

const later = (from: Date | null, ms: number): Date | null => from && new Date(from.getTime() + ms);
const promised = ({ promisedDays }: Held): number => Math.min(promisedDays ?? mostPromisedDays, mostPromisedDays);
const isUnsent = ({ state }: Held): boolean => state === 'pending' || state === 'accepted';
const isRunning = ({ money }: Held): boolean => money.state === 'held';
const isHeld = ({ money }: Held): boolean => money.state === 'held' || money.state === 'frozen';
const isFree = ({ isDisputed }: Held): boolean => !isDisputed;
const isMarked = ({ state, money }: Held): boolean => state === 'delivered' && money.deliveredBy === 'seller';
const byCode = ({ deliveredBy }: Pick<OrderMoneyRow, 'deliveredBy'>): boolean =>
  deliveredBy === 'code' || deliveredBy === 'buyer';

const mostPromisedDays = 7;
const fromPayment = (name: DeadlineName) => `${usualTime(name)} from the payment`;

const asked = (day: number): Deadline => ({
  due: 'ask whether it arrived',
  when: 'the seller marks the order as delivered',
  after: `${day} days`,
  at: (held) => (isRunning(held) && isMarked(held) ? later(held.money.deliveredAt, day * dayMs) : null),
});

/** The deadlines of money that is held for an order. An order that its seller does not accept expires by itself. */
export const deadlines: readonly Deadline[] = [
  {
    due: 'refund',
    when: 'the order is cancelled, expires or comes back',
    after: 'at once',
    at: (held) => (held.money.isRefundWanted && isFree(held) ? held.money.createdAt : null),
  },
  {
    due: 'remind to accept',
    when: 'the buyer pays',
    after: '24 hours',
    at: ({ state, money }) => (state === 'pending' ? later(money.createdAt, dayMs) : null),
  },
  {
    due: 'remind to send',
    when: 'the buyer pays',
    after: 'half of the promised days, at most 3.5 days',
    at: (held) => (held.state === 'accepted' ? later(held.money.createdAt, (promised(held) * dayMs) / 2) : null),
  },
  {
    due: 'say that it may be cancelled',
    when: 'the buyer pays',
    after: `the promised days, at most ${mostPromisedDays}`,
    at: (held) => (held.state === 'accepted' ? later(held.money.createdAt, promised(held) * dayMs) : null),
  },
  {
    due: 'cancel',
    when: 'the order is not sent',
    after: fromPayment('send_days'),
    at: (held) => (isHeld(held) && isUnsent(held) ? later(held.money.createdAt, held.time('send_days')) : null),
  },
  {
    due: 'open a case',
    when: 'the order was sent and is not delivered',
    after: fromPayment('arrive_days'),
    at: (held) =>
      isRunning(held) && held.state === 'dispatched' ? later(held.money.createdAt, held.time('arrive_days')) : null,
  },
  asked(2),
  asked(6),
  {
    due: 'release',
    when: 'the order is delivered',
    after: `${usualTime('look_hours')} if buyer or code confirm it, ${usualTime('marked_days')} otherwise and for a new shop`,
    at: (held) => (isRunning(held) && isFree(held) ? held.money.releasableAt : null),
  },
  {
    due: 'decide for the buyer',
    when: 'a case is open and the seller does not answer',
    after: usualTime('case_answer_hours'),
    at: ({ openCase, time }) =>
      openCase && !openCase.answeredAt ? later(openCase.createdAt, time('case_answer_hours')) : null,
  },
  {
    due: 'end the case',
    when: 'a case is still open',
    after: usualTime('case_end_days'),
    at: ({ openCase, time }) => (openCase ? later(openCase.createdAt, time('case_end_days')) : null),
  },
  {
    due: 'end',
    when: 'the money is still held, whatever is open but a dispute of the bank',
    after: fromPayment('hold_days'),
    at: (held) => (isHeld(held) && isFree(held) ? later(held.money.createdAt, held.time('hold_days')) : null),
  },
];

export interface Moment {
  at: Date;
  due: Due;
}

/** The deadlines that were not handled yet, in order. */
export function momentsOf(held: Held): Moment[] {
  const { checkedAt } = held.money;
  const all = deadlines.flatMap(({ at, due }) => {
    const time = at(held);
    const isDone = time !== null && checkedAt !== null && time <= checkedAt && !final.has(due);
    return time === null || isDone ? [] : [{ at: time, due }];
  });
  return all.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** They change what made them due, so they are not repeated; a reminder would be. */
const final: ReadonlySet<Due> = new Set([
  'cancel',
  'open a case',
  'release',
  'decide for the buyer',
  'end the case',
  'end',
  'refund',
]);

/** At the last moment the shop gets the money only if the buyer has the goods. */
export function endsForShop(held: Held): boolean {
  return byCode(held.money) || (isMarked(held) && held.openCase === null && held.money.frozenBy === null);
}

/** An open case that no admin decides is for the shop only if code or buyer confirmed the delivery. */
export const caseEndsForShop = byCode;
