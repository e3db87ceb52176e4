import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import type { Context } from '#platform/context/context.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { readWindow, windowOf } from './read-window.ts';

/** Which side of a conversation somebody is; who is neither hears the same as if it did not exist. */
export async function sideOf(ctx: Context, conversationId: string): Promise<ConversationSide> {
  const { viewer_is } = await readWindow(ctx, conversationId, windowOf(null));
  if (viewer_is !== 'admin') return viewer_is;
  throw new RefusedError('NOT_FOUND', chatTexts.missing);
}

/** For subscriptions that may name a conversation. */
export async function authorise({ conversationId }: { conversationId?: string | null }, ctx: Context): Promise<void> {
  if (conversationId) await sideOf(ctx, conversationId);
}
