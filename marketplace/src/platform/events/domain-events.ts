import type { Ctx, DomainEvents, Tx } from '#platform/context.ts';
import { type JobKind, type JobWorkers, jobKind } from '#platform/jobs.ts';

/** Something that happened, which rooms above may want to act on. */
export interface DomainEvent<P extends object = object> {
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: P;
}

export function domainEvent<P extends object>(name: string): DomainEvent<P> {
  return { name };
}

type FactHandler<P> = (args: { tx: Tx; payload: P }) => Promise<void>;
type NewsHandler<P> = (args: { ctx: Ctx; payload: P }) => Promise<void>;

/** What must hold together with the event: it runs in the publisher's transaction, and all of it happens or nothing. */
export interface Fact {
  event: string;
  handle: FactHandler<never>;
}

export function fact<P extends object>(event: DomainEvent<P>, handle: FactHandler<P>): Fact {
  return { event: event.name, handle };
}

/**
 * What only follows from the event, and what computes or leaves the house: a job of the publisher's transaction. Its mistakes
 * undo nothing; it is tried again, and seen where it fails for good. So it may run more than once.
 */
export interface News {
  event: string;
  job: JobKind;
  handle: NewsHandler<never>;
}

/** `name` says what it does, such as `orders.mail-receipt`. */
export function news<P extends object>(event: DomainEvent<P>, name: string, handle: NewsHandler<P>): News {
  return { event: event.name, job: jobKind(`${event.name}:${name}`), handle };
}

export function createDomainEvents(facts: readonly Fact[], allNews: readonly News[]): DomainEvents {
  return {
    async publish(tx, event, payload) {
      for (const one of facts) if (one.event === event) await one.handle({ tx, payload: asPayload(payload) });
      for (const one of allNews) if (one.event === event) tx.enqueue(one.job, payload);
    },
  };
}

export function handleNews(jobs: JobWorkers, allNews: readonly News[], context: () => Ctx): void {
  for (const { job, handle } of allNews)
    jobs.handle(job, (payload) => handle({ ctx: context(), payload: asPayload(payload) }));
}

/** A name is given to one event only, so its handlers take its payload. */
function asPayload(payload: object): never {
  return payload as never;
}

export function publishDomainEvent<P extends object>(tx: Tx, event: DomainEvent<P>, payload: P): Promise<void> {
  return tx.domainEvents.publish(tx, event.name, payload);
}
