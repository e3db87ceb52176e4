import type { Ctx } from './context.ts';

/** A place in a room's answer that rooms above fill in, such as what a product is to the one who looks at it. */
export interface Enricher<T> {
  readonly name: string;
  /** Only carries the type. */
  readonly value?: T;
}

type Fill<T> = (args: { ctx: Ctx; values: T[] }) => Promise<void>;

export function enricher<T>(name: string): Enricher<T> {
  return { name };
}

export interface Enrichers {
  on<T>(kind: Enricher<T>, fill: Fill<T>): void;
  fillsOf<T>(kind: Enricher<T>): readonly Fill<T>[];
}

export function createEnrichers(): Enrichers {
  const fills = new Map<string, Fill<never>[]>();
  return {
    on: (kind, fill) => void fills.set(kind.name, [...(fills.get(kind.name) ?? []), fill]),
    // A name is given to one enricher only, so what is kept under it takes its values.
    fillsOf: <T>(kind: Enricher<T>) => (fills.get(kind.name) ?? []) as Fill<T>[],
  };
}

/** Lets the rooms above fill these values in, each with one look for the whole list. */
export async function enrich<T>(ctx: Ctx, kind: Enricher<T>, values: T[]): Promise<void> {
  await Promise.all(ctx.enrichers.fillsOf(kind).map((fill) => fill({ ctx, values })));
}
