import type { Me, OpenOrder } from '@besesaka/schema/accounts/resources.ts';
import type { Ctx } from '#platform/context.ts';

declare module '#platform/ports.ts' {
  interface Ports {
    /** An account is not deleted while one of these finds something open. */
    deletionGuards: readonly ((ctx: Ctx, userId: string) => Promise<OpenOrder[]>)[];
    /** Those of `others` who blocked this user. */
    findBlockers: (ctx: Ctx, userId: string, others: readonly string[]) => Promise<ReadonlySet<string>>;
    findOwnShop: (ctx: Ctx, userId: string) => Promise<Me['shop']>;
  }
}
