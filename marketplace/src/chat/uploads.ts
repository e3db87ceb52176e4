import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { chatPicture as contract } from '@besesaka/schema/chat/uploads.ts';
import { sql } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import { messageRule } from './rules.ts';
import { chatReports, messages } from './tables.ts';

export const chatPicture: Purpose = {
  ...contract,
  scope: 'chat:write',
  audience: 'its module',
  mayView: mayViewReported,
  // Twice the message limit, because users may replace a picture before they send it.
  rule: (config) => ({ name: 'chat-uploads', times: 2 * messageRule(config).times, seconds: 60 }),
  tooMany: texts.tooFast,
  unusedHours: 24,
  unusedMax: 30,
};

/** Admins may see pictures of reported conversations only. */
async function mayViewReported(ctx: Ctx, { id }: { id: string }): Promise<boolean> {
  const rows = await rowsOf(
    ctx.db,
    sql`select from ${messages} join ${chatReports} on ${chatReports.conversationId} = ${messages.conversationId}
      where ${messages.attachmentId} = ${id} and ${isAdmin(requireViewer(ctx), 'trust')} limit 1`,
  );
  return rows.length > 0;
}
