import { z } from 'zod';
import { messageSender, reportReason } from '#chat/limits.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { shownText } from '#kernel/shown-text.ts';
import { caseDecisions, caseKinds, caseStates, hideableKinds, caseLimits as limits } from './limits.ts';
import { caseTexts as texts } from './texts.ts';

export const casesQuery = listQuery(limits.perPage).extend({
  state: z.enum(caseStates).optional(),
  kind: z.enum(caseKinds).optional(),
});

const words = (short: string, long: string) =>
  z.string(short).overwrite(shownText).min(limits.noteMin, short).max(limits.noteMax, long);

/** A decision on a case. The reporter gets the note; the owner of hidden content gets the reason. */
export const caseDecisionInput = z.object({
  decision: z.enum(caseDecisions, texts.decisionRequired),
  note: words(texts.noteShort, texts.noteLong),
  reason: words(texts.reasonShort, texts.reasonLong).optional(),
});
export type CaseDecisionInput = z.infer<typeof caseDecisionInput>;

/** The reason for hiding something or showing it again; its owner reads it. */
export const hideInput = z.object({ reason: words(texts.reasonShort, texts.reasonLong) });
export type HideInput = z.infer<typeof hideInput>;

export const caseRow = resource('CaseRow', 'A report, as the queue shows it.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f70'),
  kind: describe(z.enum(caseKinds), 'Kind of the reported content', 'product'),
  subject_id: describe(z.uuid(), 'ID of the reported content', examples.product),
  subject_name: describe(z.string(), 'Its current name', examples.productName),
  shop_name: describe(z.string(), 'Name of the shop concerned', examples.shopName),
  reason: describe(oneOf(reportReason), 'One of the six reasons, word for word', 'Misleading product descriptions'),
  state: describe(z.enum(caseStates), 'Whether it is open or decided', 'open'),
  created_at: describe(z.iso.datetime(), 'Time of the report', '2026-11-21T09:35:00.000Z'),
});
export type CaseRow = z.infer<typeof caseRow>;

export const caseList = resource('CaseList', 'A page of reports.', cursorListAnswer(caseRow).shape);

export const caseMessage = resource('CaseMessage', 'A message of a reported conversation, as it was then.', {
  sender: describe(oneOf(messageSender), 'Sender: buyer, seller, or system for order updates', 'seller'),
  content: describe(z.string(), 'Text; empty for a picture or an order update', 'Send the money first.'),
  created_at: describe(z.iso.datetime(), 'Time the message was sent', '2026-11-21T09:30:00.000Z'),
});
export type CaseMessage = z.infer<typeof caseMessage>;

export const caseDetail = resource('Case', 'A report with all details. Every read is audited.', {
  ...caseRow.shape,
  reporter_name: describe(z.string(), 'Name of the reporter', 'Edem Ametefe'),
  details: describe(z.string(), "The reporter's description", 'The stole was printed, not woven.'),
  evidence: describe(z.array(z.string()), 'Links to the pictures, valid for five minutes; each view is audited', []),
  messages: describe(z.array(caseMessage), 'For a conversation, the newest messages up to the report'),
  subject_text: describe(z.string(), 'Current text of the reported content', 'Woven in Bonwire.'),
  subject_path: describe(z.string().nullable(), 'Path on the site; null if it was deleted', '/products/kente-stole'),
  is_hidden: describe(z.boolean(), 'Whether an admin hid it', false),
  can_hide: describe(z.boolean(), 'Whether it can be hidden; conversations and deleted content cannot', true),
  others: describe(z.number().int().min(0), 'Number of other reports about the same content', 2),
  decision: describe(z.enum(caseDecisions).nullable(), 'Decision; null while open', null),
  note: describe(z.string().nullable(), 'Note to the reporter; null while open', null),
  decided_at: describe(z.iso.datetime().nullable(), 'Time of the decision; null while open', null),
});
export type CaseDetail = z.infer<typeof caseDetail>;

export const hiddenState = resource('HiddenState', 'Whether something is out of view.', {
  kind: describe(z.enum(hideableKinds), 'Kind of the content', 'product'),
  id: describe(z.uuid(), 'ID of the content', examples.product),
  is_hidden: describe(z.boolean(), 'Whether it is hidden now', true),
});
export type HiddenState = z.infer<typeof hiddenState>;
