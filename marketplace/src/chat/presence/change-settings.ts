import type { chatSettingsInput } from '@besesaka/schema/chat/inputs.ts';
import type { ChatSettings } from '@besesaka/schema/chat/member-resources.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';
import { settingsRule } from '#chat/rules.ts';
import { chatSettings } from '#chat/tables.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { toSettings } from './read-settings.ts';

interface Args {
  ctx: Ctx;
  input: z.output<typeof chatSettingsInput>;
}

/** Changes the given settings only. Clients that show this user's presence reload it. */
export async function changeSettings({ ctx, input }: Args): Promise<ChatSettings> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, settingsRule);
  const change = {
    userId,
    ...(input.shows_typing !== undefined && { showsTyping: input.shows_typing }),
    ...(input.shows_presence !== undefined && { showsPresence: input.shows_presence }),
  };
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .insert(chatSettings)
      .values(change)
      .onConflictDoUpdate({ target: chatSettings.userId, set: change })
      .returning();
    if (input.shows_presence !== undefined) tx.broadcast(channels.presence(userId), { changed: true });
    return toSettings(row);
  });
}
