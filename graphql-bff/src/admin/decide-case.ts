import { type HiddenState as Hidden, hiddenState } from '@besesaka/schema/admin/cases.ts';
import { decideCase, deleteHiddenPictures, hide, restore } from '@besesaka/schema/admin/operations.ts';
import type { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { CaseDecision, HideableKind } from './case-enums.ts';
import { Case } from './cases.ts';

const DecideCaseInput = builder.inputType('DecideCaseInput', {
  description: 'What is decided about a report.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which report.' }),
    decision: t.field({ type: CaseDecision, required: true, description: 'What is decided.' }),
    note: t.string({ required: true, description: 'To whoever reported it, 10 to 500 characters.' }),
    reason: t.string({ description: 'What its owner reads, needed to hide it, 10 to 500 characters.' }),
  }),
});

builder.mutationField('decideCase', (t) =>
  t.field({
    type: Case,
    extensions: asks(decideCase),
    description: 'For admins: decides on a report, and tells whoever made it.',
    args: { input: t.arg({ type: DecideCaseInput, required: true, description: 'The decision.' }) },
    errors: failsAs('DecideCaseResult', 'The report as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id, reason, ...said } }, ctx) =>
      ctx.rest.call(decideCase, { params: { id: String(id) }, body: { ...said, reason: reason ?? undefined } }),
  }),
);

const HiddenState = builder.objectRef<z.infer<typeof hiddenState>>('HiddenState').implement({
  description: 'Whether something is out of view.',
  fields: (t) => ({
    ...passedThrough(t, hiddenState),
    kind: t.field({ type: HideableKind, description: 'What it is.', resolve: ({ kind }: Hidden) => kind }),
  }),
});

const SetHiddenInput = builder.inputType('SetHiddenInput', {
  description: 'What is taken out of view or shown again, and why.',
  fields: (t) => ({
    kind: t.field({ type: HideableKind, required: true, description: 'What it is.' }),
    id: t.id({ required: true, description: 'Which one.' }),
    isHidden: t.boolean({ required: true, description: 'Whether it is to be out of view.' }),
    reason: t.string({ required: true, description: 'Its owner reads it, 10 to 500 characters.' }),
  }),
});

builder.mutationField('setHidden', (t) =>
  t.field({
    type: HiddenState,
    extensions: asks(hide, restore),
    description: 'For admins: takes a product, a shop or a review out of view, or shows it again.',
    args: { input: t.arg({ type: SetHiddenInput, required: true, description: 'What, and why.' }) },
    errors: failsAs('SetHiddenResult', 'Where it is now, or why it stays as it was.'),
    resolve: (_root, { input: { kind, id, isHidden, reason } }, ctx) =>
      ctx.rest.call(isHidden ? hide : restore, { params: { kind, id: String(id) }, body: { reason } }),
  }),
);

const DeleteHiddenPicturesInput = builder.inputType('DeleteHiddenPicturesInput', {
  description: 'Whose pictures are deleted, and why.',
  fields: (t) => ({
    kind: t.field({ type: HideableKind, required: true, description: 'What it is.' }),
    id: t.id({ required: true, description: 'Which one.' }),
    reason: t.string({ required: true, description: 'Its owner reads it, 10 to 500 characters.' }),
  }),
});

builder.mutationField('deleteHiddenPictures', (t) =>
  t.field({
    type: HiddenState,
    extensions: asks(deleteHiddenPictures),
    description: 'For admins: deletes the pictures of what is out of view for good.',
    args: { input: t.arg({ type: DeleteHiddenPicturesInput, required: true, description: 'Whose, and why.' }) },
    errors: failsAs('DeleteHiddenPicturesResult', 'What it is, or why its pictures are still there.'),
    resolve: (_root, { input: { kind, id, reason } }, ctx) =>
      ctx.rest.call(deleteHiddenPictures, { params: { kind, id: String(id) }, body: { reason } }),
  }),
);
