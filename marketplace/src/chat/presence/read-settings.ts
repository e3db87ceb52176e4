import type { ChatSettings } from '@besesaka/schema/chat/member-resources.ts';
import { eq } from 'drizzle-orm';
import { chatSettings } from '#chat/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

export async function readSettings({ ctx }: { ctx: Ctx }): Promise<ChatSettings> {
  const { userId } = requireViewer(ctx);
  const [row] = await ctx.db.select().from(chatSettings).where(eq(chatSettings.userId, userId));
  return toSettings(row);
}

/** The default is to show both. */
export function toSettings(row?: { showsTyping: boolean; showsPresence: boolean }): ChatSettings {
  return { shows_typing: row?.showsTyping ?? true, shows_presence: row?.showsPresence ?? true };
}
