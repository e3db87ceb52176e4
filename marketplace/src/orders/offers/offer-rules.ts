import {
  offerLimits as limits,
  type OfferAction,
  type OfferSide,
  type OfferState,
  type OfferStepKind,
  offerAction,
} from '@besesaka/schema/orders/offers/limits.ts';
import { hourMs } from '#platform/base/clock.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';

export type OfferActor = OfferSide | 'system';

/** A step of bargaining, with the price and quantity after it. */
export interface OfferStep {
  kind: OfferStepKind;
  by: OfferActor;
  pricePesewas: number;
  quantity: number;
  at: string;
}

type Actor = 'asked' | 'other' | 'buyer' | 'system';

interface Transition {
  kind: OfferStepKind;
  from: readonly OfferState[];
  to: OfferState;
  /** `asked` is the side whose answer is awaited, `other` the side that named the last price. */
  by: Actor;
}

/** All state transitions. A counter-offer swaps the sides. */
const transitions: readonly Transition[] = [
  { kind: 'accept', from: ['open'], to: 'accepted', by: 'asked' },
  { kind: 'counter', from: ['open'], to: 'open', by: 'asked' },
  { kind: 'decline', from: ['open'], to: 'declined', by: 'asked' },
  { kind: 'withdraw', from: ['open'], to: 'withdrawn', by: 'other' },
  { kind: 'withdraw', from: ['accepted'], to: 'withdrawn', by: 'buyer' },
  { kind: 'order', from: ['accepted'], to: 'ordered', by: 'buyer' },
  { kind: 'end', from: ['open', 'accepted'], to: 'ended', by: 'system' },
];

interface Standing {
  state: OfferState;
  /** Whose answer is awaited. */
  turn: OfferSide;
  endsAt: Date;
  steps: readonly { kind: OfferStepKind }[];
}

/** States in which something may still happen. */
export const liveStates = ['open', 'accepted'] as const satisfies readonly OfferState[];

export function transitionOf(offer: Standing, kind: OfferStepKind, by: OfferActor): Transition | null {
  return transitions.find((one) => one.kind === kind && one.from.includes(offer.state) && isBy(one, offer, by)) ?? null;
}

function isBy({ by: actor }: Transition, { turn }: Standing, by: OfferActor): boolean {
  if (actor === 'asked' || actor === 'other') return by !== 'system' && (by === turn) === (actor === 'asked');
  return by === actor;
}

/** Returns whether the other side could do this now. If so, it is the wrong turn rather than too late. */
export function isOthersTurn(offer: Standing, kind: OfferStepKind, by: OfferSide): boolean {
  return transitionOf(offer, kind, otherSide(by)) !== null;
}

/** The state now: an offer whose time is over has ended, even if no job has written that yet. */
export function stateAt(offer: Standing, now: Date): OfferState {
  return isDue(offer, now) ? 'ended' : offer.state;
}

export function isDue({ state, endsAt }: Standing, now: Date): boolean {
  return liveStates.some((live) => live === state) && endsAt <= now;
}

export function awaits(offer: Standing, now: Date): OfferSide | null {
  const state = stateAt(offer, now);
  if (state === 'accepted') return 'buyer';
  return state === 'open' ? offer.turn : null;
}

/** Returns the actions that this side can perform now, from the same table that validates them. */
export function allowedOfferActions(offer: Standing, side: OfferSide, now: Date): OfferAction[] {
  if (isDue(offer, now)) return [];
  return offerAction.values.filter(
    (action) => transitionOf(offer, action, side) !== null && (action !== 'counter' || mayCounter(offer)),
  );
}

export function mayCounter({ steps }: Pick<Standing, 'steps'>): boolean {
  return steps.filter(({ kind }) => kind === 'offer' || kind === 'counter').length < limits.pricesMax;
}

/** The seller decides how long a price holds, so a buyer's acceptance keeps the seller's end. */
export function endAfter(
  offer: Standing,
  { kind, by, hours }: { kind: OfferStepKind; by: OfferActor; hours: number | undefined },
  now: Date,
): Date {
  const begins = kind === 'counter' || (kind === 'accept' && by === 'seller');
  return begins ? new Date(now.getTime() + (hours ?? limits.usualHours) * hourMs) : offer.endsAt;
}

export function otherSide(side: OfferSide): OfferSide {
  return side === 'buyer' ? 'seller' : 'buyer';
}

export const offerRule: LimitRule = { name: 'offers', times: limits.offersPerHour, seconds: 60 * 60 };

export const offerAnswerRule: LimitRule = { name: 'offer-answers', times: limits.answersPerHour, seconds: 60 * 60 };
