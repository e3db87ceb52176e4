import type { Ctx } from '#platform/context.ts';

/** A fact that rooms above may want to act on, inside the transaction that makes it one. */
export interface DomainEvent<P = unknown> {
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: P;
}

type Handler<P> = (args: { ctx: Ctx; payload: P }) => Promise<void>;

export function domainEvent<P>(name: string): DomainEvent<P> {
  return { name };
}

export interface DomainEvents {
  on<P>(event: DomainEvent<P>, handler: Handler<P>): void;
  handlersOf<P>(event: DomainEvent<P>): readonly Handler<P>[];
}

export function createDomainEvents(): DomainEvents {
  const handlers = new Map<string, Handler<never>[]>();
  return {
    on: (event, handler) => void handlers.set(event.name, [...(handlers.get(event.name) ?? []), handler]),
    // A name is given to one event only, so its handlers take its payload.
    handlersOf: <P>(event: DomainEvent<P>) => (handlers.get(event.name) ?? []) as Handler<P>[],
  };
}

/** Runs the handlers one after the other in the publisher's transaction: all of it happens, or nothing. */
export async function publishDomainEvent<P>(ctx: Ctx, event: DomainEvent<P>, payload: P): Promise<void> {
  if (!ctx.events.open) throw new Error(`${event.name} is published within inTransaction only`);
  for (const handler of ctx.domainEvents.handlersOf(event)) await handler({ ctx, payload });
}
