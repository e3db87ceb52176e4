import { z } from 'zod';
import { chatLimits, messageSender, reportReason } from '#chat/limits.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import {
  hideableKind,
  caseLimits as limits,
  reportDecision,
  reportKind,
  reportState,
  sellerReportLimits,
} from './limits.ts';

export const reportsQuery = listQuery(limits.perPage).extend({
  state: oneOf(reportState).optional(),
  kind: oneOf(reportKind).optional(),
});

export const reportRow = resource('ReportRow', 'A report in the list.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f70'),
  kind: describe(oneOf(reportKind), 'Kind of the reported content', 'product'),
  subject_id: describe(z.uuid(), 'ID of the reported content', examples.product),
  subject_name: describe(z.string(), 'Its current name', examples.productName),
  shop_name: describe(z.string(), 'Name of the shop concerned', examples.shopName),
  reason: describe(oneOf(reportReason), 'One of the six reasons, word for word', 'Misleading product descriptions'),
  state: describe(oneOf(reportState), 'Whether it is open or decided', 'open'),
  created_at: describe(z.iso.datetime(), 'Time of the report', '2026-11-21T09:35:00.000Z'),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportList = resource('ReportList', 'A page of reports.', cursorListAnswer(reportRow).shape);

export const reportMessage = resource('ReportMessage', 'A message of a reported conversation, as it was then.', {
  sender: describe(oneOf(messageSender), 'Sender: buyer, seller, or system for order updates', 'seller'),
  content: describe(z.string(), 'Text; empty for a picture or an order update', 'Send the money first.'),
  created_at: describe(z.iso.datetime(), 'Time the message was sent', '2026-11-21T09:30:00.000Z'),
});
export type ReportMessage = z.infer<typeof reportMessage>;

export const reportDetail = resource('Report', 'A report with all details. Every read is audited.', {
  ...reportRow.shape,
  reporter_name: describe(z.string(), 'Name of the reporter', 'Edem Ametefe', { as: 'userName' }),
  details: describe(z.string(), "The reporter's description", 'The stole was printed, not woven.', { as: 'content' }),
  evidence: describe(
    z.array(z.string()).max(sellerReportLimits.evidenceMax),
    'Links to the pictures, valid for five minutes; each view is audited',
    [],
  ),
  messages: describe(
    z.array(reportMessage).max(chatLimits.evidenceMessages),
    'For a conversation, the newest messages up to the report',
  ),
  subject_text: describe(z.string(), 'Current text of the reported content', 'Woven in Bonwire.'),
  subject_path: describe(z.string().nullable(), 'Path on the site; null if it was deleted', '/products/kente-stole'),
  is_hidden: describe(z.boolean(), 'Whether an admin hid it', false),
  can_hide: describe(z.boolean(), 'Whether it can be hidden; conversations and deleted content cannot', true),
  others: describe(z.number().int().min(0), 'Number of other reports about the same content', 2),
  decision: describe(oneOf(reportDecision).nullable(), 'Decision; null while open', null),
  note: describe(z.string().nullable(), 'Note to the reporter; null while open', null),
  decided_at: describe(z.iso.datetime().nullable(), 'Time of the decision; null while open', null),
});
export type ReportDetail = z.infer<typeof reportDetail>;

export const hiddenState = resource('HiddenState', 'Whether some content is hidden.', {
  kind: describe(oneOf(hideableKind), 'Kind of the content', 'product'),
  id: describe(z.uuid(), 'ID of the content', examples.product),
  is_hidden: describe(z.boolean(), 'Whether it is hidden now', true),
});
export type HiddenState = z.infer<typeof hiddenState>;
