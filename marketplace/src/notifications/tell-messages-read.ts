import type { Ctx } from '#platform/context.ts';
import { countReadings } from './count-readings.ts';
import { chatLink } from './tell-message.ts';

interface Reading {
  userId: string;
  conversationId: string;
}

/** Whoever has read a conversation need not be told of it any more. */
export async function tellMessagesRead({ ctx, payload }: { ctx: Ctx; payload: Reading }): Promise<void> {
  ctx.events.atEnd(countReadings, { userId: payload.userId, link: chatLink(payload.conversationId) });
}
