import { sellerReportTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { reportEvidence as contract } from '@besesaka/schema/admin/uploads.ts';
import { sql } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import { reports } from './tables.ts';

export const reportEvidence: Purpose = {
  ...contract,
  scope: null,
  audience: 'its module',
  /** Only admins may see it, once it is part of a report. */
  mayView: async (ctx, { id }) => {
    const rows = await rowsOf(
      ctx.db,
      sql`select from ${reports} where ${id}::uuid = any (${reports.evidenceIds}) and ${isAdmin(requireViewer(ctx), 'trust')} limit 1`,
    );
    return rows.length > 0;
  },
  rule: () => ({ name: 'report-uploads', times: 20, seconds: 60 * 60 }),
  tooMany: texts.tooMany,
  unusedHours: 24,
  unusedMax: 6,
};
