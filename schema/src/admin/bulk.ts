import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { hideInput, reportDecisionInput } from './admin-inputs.ts';
import { hideableKind, bulkActLimits as limits, reportClosing } from './limits.ts';

const ids = z.array(z.uuid()).min(1).max(limits.idsMax);

export const hideManyInput = resource('HideManyInput', 'What is hidden or shown again, and why.', {
  kind: describe(oneOf(hideableKind), 'Kind of the content', 'product'),
  ids: describe(ids, `IDs of the content, at most ${limits.idsMax}`, [examples.product]),
  is_hidden: describe(z.boolean(), 'true hides the content, false shows it again', true),
  reason: hideInput.shape.reason,
});
export type HideManyInput = z.infer<typeof hideManyInput>;

export const reportsDecisionInput = resource('ReportsDecisionInput', 'One decision on several reports.', {
  ids: describe(ids, `IDs of the reports, at most ${limits.idsMax}`, ['01a20146-8c11-7f02-8e1d-2b3c4d5e6f70']),
  decision: describe(oneOf(reportClosing), 'What was decided; the content stays public', 'dismiss'),
  note: reportDecisionInput.shape.note,
});
export type ReportsDecisionInput = z.infer<typeof reportsDecisionInput>;

export const bulkActItem = resource('BulkActItem', 'What happened to one of several.', {
  id: describe(z.uuid(), 'Its ID', examples.product),
  fault: describe(z.string().nullable(), 'Why nothing happened to it; null if it was done', null),
});

export const bulkActResult = resource('BulkActResult', 'What happened to each of several.', {
  results: describe(z.array(bulkActItem).max(limits.idsMax), 'One entry for each ID, by ID'),
});
export type BulkActResult = z.infer<typeof bulkActResult>;
