import { type HiddenState as Hidden, hiddenState } from '@besesaka/schema/admin/cases.ts';
import { decideCase, deleteHiddenPictures, hide, restore } from '@besesaka/schema/admin/operations.ts';
import type { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { CaseDecision, HideableKind } from './case-enums.ts';
import { Case } from './cases.ts';

const DecideCaseInput = builder.inputType('DecideCaseInput', {
  description: 'A decision on a report.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the report.' }),
    decision: t.field({ type: CaseDecision, required: true, description: 'The decision.' }),
    note: t.string({ required: true, description: 'Note to the reporter, 10 to 500 characters.' }),
    reason: t.string({ description: 'Reason for the owner, required for `HIDE`, 10 to 500 characters.' }),
  }),
});

mutation('decideCase', {
  restCalls: [decideCase],
  description: 'For admins: decides on a report and notifies the reporter.',
  input: { type: DecideCaseInput, description: 'The decision.' },
  payload: { case: { type: Case, description: 'The updated report.' } },
  resolve: async ({ id, reason, ...others }, ctx) => ({
    case: await ctx.rest.call(decideCase, {
      params: { id: String(id) },
      body: { ...others, reason: reason ?? undefined },
    }),
  }),
});

const HiddenState = builder.objectRef<z.infer<typeof hiddenState>>('HiddenState').implement({
  description: 'Whether some content is hidden.',
  fields: (t) => ({
    ...exposeFields(t, hiddenState),
    kind: t.field({ type: HideableKind, description: 'Kind of the content.', resolve: ({ kind }: Hidden) => kind }),
  }),
});

const SetHiddenInput = builder.inputType('SetHiddenInput', {
  description: 'The content to hide or to show again, and the reason.',
  fields: (t) => ({
    kind: t.field({ type: HideableKind, required: true, description: 'Kind of the content.' }),
    id: t.id({ required: true, description: 'ID of the content.' }),
    isHidden: t.boolean({ required: true, description: 'true hides the content, false shows it again.' }),
    reason: t.string({ required: true, description: 'Reason for the owner, 10 to 500 characters.' }),
  }),
});

mutation('setHidden', {
  restCalls: [hide, restore],
  description: 'For admins: hides a product, a shop or a review, or shows it again.',
  input: { type: SetHiddenInput, description: 'The content and the reason.' },
  payload: { content: { type: HiddenState, description: 'The new state.' } },
  resolve: async ({ kind, id, isHidden, reason }, ctx) => ({
    content: await ctx.rest.call(isHidden ? hide : restore, { params: { kind, id: String(id) }, body: { reason } }),
  }),
});

const DeleteHiddenPicturesInput = builder.inputType('DeleteHiddenPicturesInput', {
  description: 'The content whose pictures to delete, and the reason.',
  fields: (t) => ({
    kind: t.field({ type: HideableKind, required: true, description: 'Kind of the content.' }),
    id: t.id({ required: true, description: 'ID of the content.' }),
    reason: t.string({ required: true, description: 'Reason for the owner, 10 to 500 characters.' }),
  }),
});

mutation('deleteHiddenPictures', {
  restCalls: [deleteHiddenPictures],
  description: 'For admins: permanently deletes the pictures of hidden content.',
  input: { type: DeleteHiddenPicturesInput, description: 'The content and the reason.' },
  payload: { content: { type: HiddenState, description: 'The content.' } },
  resolve: async ({ kind, id, reason }, ctx) => ({
    content: await ctx.rest.call(deleteHiddenPictures, { params: { kind, id: String(id) }, body: { reason } }),
  }),
});
