import { z } from 'zod';
import { forAdmins, group } from '#kernel/operations/define-operation.ts';
import { choice } from '#kernel/reference/choice.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { shownText } from '#kernel/shown-text.ts';
import { appealSubject, caseOutcome } from '#payouts/limits.ts';
import { adminCase } from '#payouts/resources.ts';
import { caseLimits } from './limits.ts';

export const appealTexts = {
  missing: 'This was not hidden, or it is not yours.',
  notNow: 'It is not hidden or suspended any more.',
  sent: 'You appealed already. You can appeal once.',
  short: 'Please give your reasons with at least 10 characters',
  long: 'Your reasons can have at most 1000 characters',
  noteShort: 'The answer needs at least 10 characters',
  noteLong: 'The answer can have at most 500 characters',
  login: 'Please log in to appeal',
  unanswered: 'No admin answered your appeal in time, so we restored it.',
} as const;

export const appealLimits = { min: 10, max: 1000 } as const;

export const appealInput = resource('AppealInput', 'Why something should be restored.', {
  text: describe(
    z
      .string(appealTexts.short)
      .overwrite(shownText)
      .min(appealLimits.min, appealTexts.short)
      .max(appealLimits.max, appealTexts.long),
    `Reasons, ${appealLimits.min} to ${appealLimits.max} characters, which admins read`,
    'The cloth is woven. The second photo shows the loom.',
  ),
});
export type AppealInput = z.infer<typeof appealInput>;

export const appealDecision = choice('AppealDecision', 'Decision on an appeal.', {
  granted: caseOutcome.labels.granted,
  refused: caseOutcome.labels.refused,
});

export const appealDecisionInput = resource('AppealDecisionInput', 'The answer to an appeal.', {
  outcome: describe(oneOf(appealDecision), 'Whether it is restored', 'granted'),
  note: describe(
    z
      .string(appealTexts.noteShort)
      .overwrite(shownText)
      .min(caseLimits.noteMin, appealTexts.noteShort)
      .max(caseLimits.noteMax, appealTexts.noteLong),
    `Answer, ${caseLimits.noteMin} to ${caseLimits.noteMax} characters, which the user reads`,
    'The photo of the loom convinced us.',
  ),
});
export type AppealDecisionInput = z.infer<typeof appealDecisionInput>;

export const appeal = resource('Appeal', 'What was hidden or suspended, and what its owner wrote about it.', {
  kind: describe(oneOf(appealSubject), 'What it is', 'product'),
  subject_id: describe(z.uuid(), 'ID of the content or the account', examples.product),
  title: describe(z.string(), 'Its name', 'Kente stole', { as: 'name' }),
  path: describe(z.string().nullable(), 'Its page, for admins; otherwise null', null),
  reason: describe(
    z.string().nullable(),
    'Why it was hidden or suspended; null if that is not known',
    'It is printed.',
  ),
  can_send: describe(z.boolean(), 'Whether its owner can appeal now', true),
  text: describe(z.string().nullable(), 'What its owner wrote; null until then', null),
  answer_until: describe(z.iso.datetime().nullable(), 'Until when an admin answers; null if none has to', null),
  outcome: describe(oneOf(appealDecision).nullable(), 'How the appeal ended; null until then', null),
  note: describe(z.string().nullable(), 'The answer; null until then', null),
});
export type Appeal = z.infer<typeof appeal>;

const appealed = pathParam('kind', oneOf(appealSubject), 'What was hidden or suspended', 'product').extend(
  pathParam('id', z.uuid(), 'ID of the content or the account', examples.product, { as: 'subjectId' }).shape,
);
const forOwners = group({ auth: 'user', scope: null, suspended: 'may' });

export const readAppeal = forOwners({
  id: 'readAppeal',
  method: 'GET',
  path: '/api/appeals/{kind}/{id}',
  loginText: appealTexts.login,
  summary:
    "Get why the user's own content was hidden or account suspended, and the appeal about it; admins who decide on reports get those of all",
  params: appealed,
  response: appeal,
});

export const writeAppeal = forOwners({
  id: 'writeAppeal',
  method: 'POST',
  path: '/api/appeals/{kind}/{id}',
  loginText: appealTexts.login,
  limit: 'once for each time that something is hidden or suspended',
  summary: 'Ask once to have own content or the account restored; another admin answers',
  params: appealed,
  body: appealInput,
  response: appeal,
  refuses: ['REFUSED'],
});

export const decideAppeal = forAdmins('trust')({
  id: 'decideAppeal',
  method: 'POST',
  path: '/api/admin/appeals/{id}',
  summary: 'For admins: answer an appeal against a decision of another admin; what is granted is restored; audited',
  params: pathParam('id', z.uuid(), 'ID of the case', examples.case),
  body: appealDecisionInput,
  response: adminCase,
  refuses: ['REFUSED'],
});
