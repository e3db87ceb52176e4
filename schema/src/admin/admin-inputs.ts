import { z } from 'zod';
import { helpLimits } from '#help/limits.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { shownText } from '#kernel/shown-text.ts';
import {
  adminMessageLimits,
  bulkActLimits,
  caseLimits,
  hideableKind,
  reportClosing,
  reportDecision,
  usersLimits,
} from './limits.ts';
import { adminMessageTexts, reportTexts, usersTexts } from './texts.ts';

const text = (min: number, short: string, max: number, long: string) =>
  z.string(short).overwrite(shownText).min(min, short).max(max, long);
const reason = text(caseLimits.noteMin, reportTexts.reasonShort, caseLimits.noteMax, reportTexts.reasonLong);

export const reportDecisionInput = resource('ReportDecisionInput', 'A decision on a report.', {
  decision: describe(
    oneOf(reportDecision, reportTexts.decisionRequired),
    '`hide` hides the content; `settle` and `dismiss` leave it public',
    'hide',
  ),
  note: describe(
    text(caseLimits.noteMin, reportTexts.noteShort, caseLimits.noteMax, reportTexts.noteLong),
    `Note to the reporter, ${caseLimits.noteMin} to ${caseLimits.noteMax} characters`,
    'Thank you. The listing is gone.',
  ),
  reason: describe(
    reason.optional(),
    `Reason for the owner, required for \`hide\`, ${caseLimits.noteMin} to ${caseLimits.noteMax} characters`,
    'Printed cloth is not kente.',
  ),
});
export type ReportDecisionInput = z.infer<typeof reportDecisionInput>;

export const hideInput = resource('HideInput', 'Why something is hidden or shown again.', {
  reason: describe(
    reason,
    `Reason for the owner, ${caseLimits.noteMin} to ${caseLimits.noteMax} characters`,
    'Printed cloth is not kente.',
  ),
});
export type HideInput = z.infer<typeof hideInput>;

export const contactAnswerInput = resource('ContactAnswerInput', 'The reply to a contact message.', {
  text: describe(
    text(
      adminMessageLimits.answerMin,
      adminMessageTexts.answerShort,
      helpLimits.answerMax,
      adminMessageTexts.answerLong,
    ),
    `Text of the email, ${adminMessageLimits.answerMin} to ${helpLimits.answerMax} characters`,
    'The rider will come tomorrow before noon.',
    { as: 'content' },
  ),
});
export type ContactAnswerInput = z.infer<typeof contactAnswerInput>;

export const contactAssigneeInput = resource('ContactAssigneeInput', 'Who looks after a message.', {
  is_mine: describe(z.boolean(), 'true assigns it to you, false to no one', true),
});
export type ContactAssigneeInput = z.infer<typeof contactAssigneeInput>;

/** Visible to admins, and to the user in the export of their data. */
export const userNoteInput = resource('UserNoteInput', 'An internal note about a user.', {
  text: describe(
    text(usersLimits.noteMin, usersTexts.noteShort, usersLimits.noteMax, usersTexts.noteLong),
    `Text for other admins, ${usersLimits.noteMin} to ${usersLimits.noteMax} characters`,
    'Called on Monday; the parcel had come.',
  ),
});
export type UserNoteInput = z.infer<typeof userNoteInput>;

const manyIds = z.array(z.uuid()).min(1).max(bulkActLimits.idsMax);

export const hideManyInput = resource('HideManyInput', 'What is hidden or shown again, and why.', {
  kind: describe(oneOf(hideableKind), 'Kind of the content', 'product'),
  ids: describe(manyIds, `IDs of the content, at most ${bulkActLimits.idsMax}`, [examples.product]),
  is_hidden: describe(z.boolean(), 'true hides the content, false shows it again', true),
  reason: hideInput.shape.reason,
});
export type HideManyInput = z.infer<typeof hideManyInput>;

export const reportsDecisionInput = resource('ReportsDecisionInput', 'One decision on several reports.', {
  ids: describe(manyIds, `IDs of the reports, at most ${bulkActLimits.idsMax}`, [
    '01a20146-8c11-7f02-8e1d-2b3c4d5e6f70',
  ]),
  decision: describe(oneOf(reportClosing), 'What was decided; the content stays public', 'dismiss'),
  note: reportDecisionInput.shape.note,
});
export type ReportsDecisionInput = z.infer<typeof reportsDecisionInput>;

export const bulkActItem = resource('BulkActItem', 'What happened to one of several.', {
  id: describe(z.uuid(), 'Its ID', examples.product),
  fault: describe(z.string().nullable(), 'Why nothing happened to it; null if it was done', null),
});

export const bulkActResult = resource('BulkActResult', 'What happened to each of several.', {
  results: describe(z.array(bulkActItem).max(bulkActLimits.idsMax), 'One entry for each ID, by ID'),
});
export type BulkActResult = z.infer<typeof bulkActResult>;
