import { z } from 'zod';
import { messageSenders, reportReasons } from '#chat/limits.ts';
import { listQuery } from '#kernel/lists/paging.ts';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
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

/** What is decided about a case: the note goes to who reported it, the reason to the owner of what is hidden. */
export const caseDecisionInput = z.object({
  decision: z.enum(caseDecisions, texts.decisionRequired),
  note: words(texts.noteShort, texts.noteLong),
  reason: words(texts.reasonShort, texts.reasonLong).optional(),
});
export type CaseDecisionInput = z.infer<typeof caseDecisionInput>;

/** Why something is hidden, or shown again; its owner reads it. */
export const hideInput = z.object({ reason: words(texts.reasonShort, texts.reasonLong) });
export type HideInput = z.infer<typeof hideInput>;

export const caseRow = thing('CaseRow', 'A report, as the queue shows it.', {
  id: told(z.uuid(), 'Never changes', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f70'),
  kind: told(z.enum(caseKinds), 'What was reported', 'product'),
  subject_id: told(z.uuid(), 'Of what was reported', examples.product),
  subject_name: told(z.string(), 'What it is called now', examples.productName),
  shop_name: told(z.string(), 'Of the shop that it concerns', examples.shopName),
  reason: told(z.enum(reportReasons), 'One of the six, word for word', 'Misleading product descriptions'),
  state: told(z.enum(caseStates), 'Whether somebody decided on it', 'open'),
  created_at: told(z.iso.datetime(), 'When it was reported', '2026-11-21T09:35:00.000Z'),
});
export type CaseRow = z.infer<typeof caseRow>;

export const caseList = thing('CaseList', 'A page of reports.', cursorListAnswer(caseRow).shape);

export const caseMessage = thing('CaseMessage', 'A message of a reported conversation, as it was then.', {
  sender: told(z.enum(messageSenders), 'Who wrote it: buyer, seller or, of steps of orders, system', 'seller'),
  content: told(z.string(), 'The words; empty for a picture or a step of an order', 'Send the money first.'),
  created_at: told(z.iso.datetime(), 'When it was written', '2026-11-21T09:30:00.000Z'),
});
export type CaseMessage = z.infer<typeof caseMessage>;

export const caseDetail = thing('Case', 'All of a report; that somebody read it is on record.', {
  ...caseRow.shape,
  reporter_name: told(z.string(), 'Who reported it', 'Edem Ametefe'),
  details: told(z.string(), 'What happened, in their words', 'The stole was printed, not woven.'),
  evidence: told(z.array(z.string()), 'Links to the pictures; each dies in five minutes, and each look is audited', []),
  messages: told(z.array(caseMessage), 'Of a conversation, the newest up to the report'),
  subject_text: told(z.string(), 'The words of what was reported, as they are now', 'Woven in Bonwire.'),
  subject_path: told(z.string().nullable(), 'Where it is on the site; null where it is gone', '/products/kente-stole'),
  is_hidden: told(z.boolean(), 'Whether it was taken out of view by us', false),
  can_hide: told(z.boolean(), 'Whether it can be: a conversation cannot, nor what is gone', true),
  others: told(z.number().int().min(0), 'How many other reports there are of the same', 2),
  decision: told(z.enum(caseDecisions).nullable(), 'What was decided', null),
  note: told(z.string().nullable(), 'What whoever reported it was told', null),
  decided_at: told(z.iso.datetime().nullable(), 'When it was decided', null),
});
export type CaseDetail = z.infer<typeof caseDetail>;

export const hiddenState = thing('HiddenState', 'Whether something is out of view.', {
  kind: told(z.enum(hideableKinds), 'What it is', 'product'),
  id: told(z.uuid(), 'Which one', examples.product),
  is_hidden: told(z.boolean(), 'Whether it is out of view now', true),
});
export type HiddenState = z.infer<typeof hiddenState>;
