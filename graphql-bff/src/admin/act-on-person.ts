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
import { asks } from '#platform/graphql/mutation-words.ts';
import { PersonRecord } from './people.ts';

const SuspendPersonInput = builder.inputType('SuspendPersonInput', {
  description: 'Who is suspended, why, and until when.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'Who.' }),
    reason: t.string({
      required: true,
      description: `The person reads it, ${limits.reasonMin} to ${limits.reasonMax} characters.`,
    }),
    until: t.field({ type: 'Date', description: 'The last day of it in Ghana; left out it has no end.' }),
  }),
});

const LiftSuspensionInput = builder.inputType('LiftSuspensionInput', {
  description: 'Who may trade again.',
  fields: (t) => ({ personId: t.id({ required: true, description: 'Who.' }) }),
});

const EndSessionsOfPersonInput = builder.inputType('EndSessionsOfPersonInput', {
  description: 'Whom to log out, and where.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'Who.' }),
    sessionId: t.id({ description: 'Which session; left out, all of them.' }),
  }),
});

const NoteAboutPersonInput = builder.inputType('NoteAboutPersonInput', {
  description: 'What is noted about whom.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'Who.' }),
    text: t.string({
      required: true,
      description: `For other admins, ${peopleLimits.noteMin} to ${peopleLimits.noteMax} characters.`,
    }),
  }),
});

builder.mutationFields((t) => ({
  noteAboutPerson: t.field({
    type: PersonRecord,
    extensions: asks(noteAboutPerson),
    description: 'For admins: notes something about somebody, for other admins.',
    args: { input: t.arg({ type: NoteAboutPersonInput, required: true, description: 'Whom, and what.' }) },
    errors: failsAs('NoteAboutPersonResult', 'The person with the note, or why there is none.'),
    resolve: (_root, { input: { personId, text } }, ctx) =>
      ctx.rest.call(noteAboutPerson, { params: { id: String(personId) }, body: { text } }),
  }),
  suspendPerson: t.field({
    type: PersonRecord,
    extensions: asks(suspendPerson),
    description: 'For admins: lets somebody read, finish their orders and write to us, and nothing else.',
    args: { input: t.arg({ type: SuspendPersonInput, required: true, description: 'Who, why and until when.' }) },
    errors: failsAs('SuspendPersonResult', 'How they stand now, or why they stand as before.'),
    resolve: (_root, { input: { personId, reason, until } }, ctx) =>
      ctx.rest.call(suspendPerson, { params: { id: String(personId) }, body: { reason, until: until ?? null } }),
  }),
  liftSuspension: t.field({
    type: PersonRecord,
    extensions: asks(liftSuspension),
    description: 'For admins: lets somebody trade again.',
    args: { input: t.arg({ type: LiftSuspensionInput, required: true, description: 'Who.' }) },
    errors: failsAs('LiftSuspensionResult', 'How they stand now, or why they stand as before.'),
    resolve: (_root, { input: { personId } }, ctx) =>
      ctx.rest.call(liftSuspension, { params: { id: String(personId) } }),
  }),
  endSessionsOfPerson: t.field({
    type: PersonRecord,
    extensions: asks(endSessionOfPerson, endSessionsOfPerson),
    description: 'For admins: logs somebody out on one device or everywhere, their sockets within two seconds.',
    args: { input: t.arg({ type: EndSessionsOfPersonInput, required: true, description: 'Whom, and where.' }) },
    errors: failsAs('EndSessionsOfPersonResult', 'What is left, or why it goes on.'),
    resolve: (_root, { input: { personId, sessionId } }, ctx) => {
      const id = String(personId);
      if (!sessionId) return ctx.rest.call(endSessionsOfPerson, { params: { id } });
      return ctx.rest.call(endSessionOfPerson, { params: { id, session: String(sessionId) } });
    },
  }),
}));
