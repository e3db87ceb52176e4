import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** The response time of one shop. `minutes` is null if no buyer has written. */
export interface AnswerTime {
  shop_id: string;
  minutes: number | null;
  conversations: number;
}

/** Saves the response times of these shops. Unchanged rows are not written. */
export async function setAnswerTimes({ ctx, input }: { ctx: Pick<Ctx, 'db'>; input: AnswerTime[] }): Promise<void> {
  await ctx.db.execute(sql`
    update ${shops} set answer_minutes = measured.minutes, answer_conversations = measured.conversations
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
      as measured(shop_id uuid, minutes integer, conversations integer)
    where shops.id = measured.shop_id
      and (shops.answer_minutes, shops.answer_conversations)
        is distinct from (measured.minutes, measured.conversations)`);
}
