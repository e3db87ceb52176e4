import type { Ctx, Filling } from './context.ts';

/** A place in a room's answer that rooms above fill in, such as what a product is to the one who looks at it. */
export interface Enricher<T> {
  readonly name: string;
  /** Only carries the type. */
  readonly value?: T;
}

export function enricher<T>(name: string): Enricher<T> {
  return { name };
}

type Fill<T> = (args: { ctx: Ctx; values: T[] }) => Promise<void>;

export function filling<T>(kind: Enricher<T>, fill: Fill<T>): Filling {
  return { enricher: kind.name, fill };
}

/** Lets the rooms above fill these values in, each with one look for the whole list. */
export async function enrich<T>(ctx: Ctx, kind: Enricher<T>, values: T[]): Promise<void> {
  const wanted = ctx.fillings.filter(({ enricher }) => enricher === kind.name);
  // A name is given to one enricher only, so what fills it takes its values.
  await Promise.all(wanted.map(({ fill }) => (fill as Fill<T>)({ ctx, values })));
}
