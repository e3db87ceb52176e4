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
import { mutation } from '#platform/graphql/mutation.ts';
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

mutation('noteAboutPerson', {
  restCalls: [noteAboutPerson],
  description: 'For admins: adds an internal note about a user.',
  input: { type: NoteAboutPersonInput, description: 'The note.' },
  payload: { person: { type: PersonRecord, description: 'The user with the note.' } },
  resolve: async ({ personId, text }, ctx) => ({
    person: await ctx.rest.call(noteAboutPerson, { params: { id: String(personId) }, body: { text } }),
  }),
});

mutation('suspendPerson', {
  restCalls: [suspendPerson],
  description: 'For admins: suspends a user, who can then only read, finish orders and contact us.',
  input: { type: SuspendPersonInput, description: 'The suspension.' },
  payload: { person: { type: PersonRecord, description: 'The updated user.' } },
  resolve: async ({ personId, reason, until }, ctx) => ({
    person: await ctx.rest.call(suspendPerson, {
      params: { id: String(personId) },
      body: { reason, until: until ?? null },
    }),
  }),
});

mutation('liftSuspension', {
  restCalls: [liftSuspension],
  description: 'For admins: lifts a suspension.',
  input: { type: LiftSuspensionInput, description: 'The user.' },
  payload: { person: { type: PersonRecord, description: 'The updated user.' } },
  resolve: async ({ personId }, ctx) => ({
    person: await ctx.rest.call(liftSuspension, { params: { id: String(personId) } }),
  }),
});

mutation('endSessionsOfPerson', {
  restCalls: [endSessionOfPerson, endSessionsOfPerson],
  description: 'For admins: ends one or all sessions of a user; their WebSockets close within two seconds.',
  input: { type: EndSessionsOfPersonInput, description: 'The sessions to end.' },
  payload: { person: { type: PersonRecord, description: 'The user with the remaining sessions.' } },
  resolve: async ({ personId, sessionId }, ctx) => {
    const id = String(personId);
    if (!sessionId) return { person: await ctx.rest.call(endSessionsOfPerson, { params: { id } }) };
    return { person: await ctx.rest.call(endSessionOfPerson, { params: { id, session: String(sessionId) } }) };
  },
});
