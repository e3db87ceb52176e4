import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import type { Context } from '#platform/context/context.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { readWindow, windowOf } from './read-window.ts';

/** The viewer's side of a conversation. To anyone else it does not exist. */
export async function sideOf(ctx: Context, conversationId: string): Promise<ConversationSide> {
  const { viewer_is } = await readWindow(ctx, conversationId, windowOf(null));
  if (viewer_is !== 'admin') return viewer_is;
  throw new RefusedError('NOT_FOUND', chatTexts.missing);
}

/** For subscriptions whose conversation argument is optional. */
export async function authorise({ conversationId }: { conversationId?: string | null }, ctx: Context): Promise<void> {
  if (conversationId) await sideOf(ctx, conversationId);
}
