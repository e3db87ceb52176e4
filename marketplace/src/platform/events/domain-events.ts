import type { Ctx, DomainEvents, Tx } from '#platform/context.ts';
import { type JobKind, type JobWorkers, jobKind } from '#platform/jobs.ts';

/** A domain event, which upper modules may handle. */
export interface DomainEvent<P extends object = object> {
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: P;
}

export function domainEvent<P extends object>(name: string): DomainEvent<P> {
  return { name };
}

type HandleEvent<P> = (args: { tx: Tx; payload: P }) => Promise<void>;
type HandleAsync<P> = (args: { ctx: Ctx; payload: P }) => Promise<void>;

/** Handles an event in the publisher's transaction: both commit or neither does. */
export interface EventHandler {
  event: string;
  handle: HandleEvent<never>;
}

export function on<P extends object>(event: DomainEvent<P>, handle: HandleEvent<P>): EventHandler {
  return { event: event.name, handle };
}

/**
 * Handles an event in a job that the publisher's transaction enqueues, for slow work and external calls. A failure does
 * not undo the event: the job is retried, and reported if it fails for good. It may run more than once.
 */
export interface AsyncEventHandler {
  event: string;
  job: JobKind;
  handle: HandleAsync<never>;
}

/** `name` describes the work, for example `orders.mail-receipt`. */
export function onAsync<P extends object>(
  event: DomainEvent<P>,
  name: string,
  handle: HandleAsync<P>,
): AsyncEventHandler {
  return { event: event.name, job: jobKind(`${event.name}:${name}`), handle };
}

export function createDomainEvents(
  facts: readonly EventHandler[],
  allNews: readonly AsyncEventHandler[],
): DomainEvents {
  return {
    async publish(tx, event, payload) {
      for (const one of facts) if (one.event === event) await one.handle({ tx, payload: asPayload(payload) });
      for (const one of allNews) if (one.event === event) tx.enqueue(one.job, payload);
    },
  };
}

export function registerAsyncHandlers(
  jobs: JobWorkers,
  allNews: readonly AsyncEventHandler[],
  context: () => Ctx,
): void {
  for (const { job, handle } of allNews)
    jobs.handle(job, (payload) => handle({ ctx: context(), payload: asPayload(payload) }));
}

/** Each name belongs to one event, so its handlers take its payload. */
function asPayload(payload: object): never {
  return payload as never;
}

export function publishDomainEvent<P extends object>(tx: Tx, event: DomainEvent<P>, payload: P): Promise<void> {
  return tx.domainEvents.publish(tx, event.name, payload);
}
