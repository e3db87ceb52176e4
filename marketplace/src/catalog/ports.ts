import type { Ctx } from '#platform/context.ts';

declare module '#platform/ports.ts' {
  interface Ports {
    /** Which of these products the user saved. */
    findWished: (ctx: Ctx, userId: string, productIds: string[]) => Promise<ReadonlySet<string>>;
  }
}
