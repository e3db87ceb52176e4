import { suspensionLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { peopleLimits } from '@besesaka/schema/admin/limits.ts';
import {
  endSessionOfPerson,
  endSessionsOfPerson,
  liftSuspension,
  noteAboutPerson,
  suspendPerson,
} from '@besesaka/schema/admin/people-operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
import { PersonRecord } from './people.ts';

const SuspendPersonInput = builder.inputType('SuspendPersonInput', {
  description: 'A suspension of a user.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'ID of the user.' }),
    reason: t.string({
      required: true,
      description: `Reason for the user, ${limits.reasonMin} to ${limits.reasonMax} characters.`,
    }),
    until: t.field({
      type: 'Date',
      description: "Last day of the suspension in Ghana's time; if left out, it has no end.",
    }),
  }),
});

const LiftSuspensionInput = builder.inputType('LiftSuspensionInput', {
  description: 'The user whose suspension to lift.',
  fields: (t) => ({ personId: t.id({ required: true, description: 'ID of the user.' }) }),
});

const EndSessionsOfPersonInput = builder.inputType('EndSessionsOfPersonInput', {
  description: 'The sessions to end.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'ID of the user.' }),
    sessionId: t.id({ description: 'ID of the session; if left out, all sessions end.' }),
  }),
});

const NoteAboutPersonInput = builder.inputType('NoteAboutPersonInput', {
  description: 'An internal note about a user.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'ID of the user.' }),
    text: t.string({
      required: true,
      description: `Text for other admins, ${peopleLimits.noteMin} to ${peopleLimits.noteMax} characters.`,
    }),
  }),
});

builder.mutationFields((t) => ({
  noteAboutPerson: t.field({
    type: PersonRecord,
    extensions: restCalls(noteAboutPerson),
    description: 'For admins: adds an internal note about a user.',
    args: { input: t.arg({ type: NoteAboutPersonInput, required: true, description: 'The note.' }) },
    errors: failsAs('NoteAboutPersonResult', 'The user with the note, or an error.'),
    resolve: (_root, { input: { personId, text } }, ctx) =>
      ctx.rest.call(noteAboutPerson, { params: { id: String(personId) }, body: { text } }),
  }),
  suspendPerson: t.field({
    type: PersonRecord,
    extensions: restCalls(suspendPerson),
    description: 'For admins: suspends a user, who can then only read, finish orders and contact us.',
    args: { input: t.arg({ type: SuspendPersonInput, required: true, description: 'The suspension.' }) },
    errors: failsAs('SuspendPersonResult', 'The updated user, or an error.'),
    resolve: (_root, { input: { personId, reason, until } }, ctx) =>
      ctx.rest.call(suspendPerson, { params: { id: String(personId) }, body: { reason, until: until ?? null } }),
  }),
  liftSuspension: t.field({
    type: PersonRecord,
    extensions: restCalls(liftSuspension),
    description: 'For admins: lifts a suspension.',
    args: { input: t.arg({ type: LiftSuspensionInput, required: true, description: 'The user.' }) },
    errors: failsAs('LiftSuspensionResult', 'The updated user, or an error.'),
    resolve: (_root, { input: { personId } }, ctx) =>
      ctx.rest.call(liftSuspension, { params: { id: String(personId) } }),
  }),
  endSessionsOfPerson: t.field({
    type: PersonRecord,
    extensions: restCalls(endSessionOfPerson, endSessionsOfPerson),
    description: 'For admins: ends one or all sessions of a user; their WebSockets close within two seconds.',
    args: { input: t.arg({ type: EndSessionsOfPersonInput, required: true, description: 'The sessions to end.' }) },
    errors: failsAs('EndSessionsOfPersonResult', 'The user with the remaining sessions, or an error.'),
    resolve: (_root, { input: { personId, sessionId } }, ctx) => {
      const id = String(personId);
      if (!sessionId) return ctx.rest.call(endSessionsOfPerson, { params: { id } });
      return ctx.rest.call(endSessionOfPerson, { params: { id, session: String(sessionId) } });
    },
  }),
}));
