import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { endOtherSessions, endSession, listSessions } from '@besesaka/schema/accounts/operations.ts';
import { deviceSession, type DeviceSession as Session } from '@besesaka/schema/accounts/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation, type PayloadField } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

const DeviceSession = builder.objectRef<Session>('DeviceSession').implement({
  description: 'A login of the viewer on one device.',
  fields: (t) => exposeFields(t, deviceSession),
});

const remainingSessions = {
  type: [DeviceSession],
  extensions: atMost(sessionLimits.perPerson),
  description: "The viewer's remaining sessions. WebSockets of the others close within two seconds.",
} satisfies PayloadField;

builder.objectField(Viewer, 'sessions', (t) =>
  t.field({
    type: [DeviceSession],
    nullable: true,
    extensions: { ...callForEach, ...atMost(sessionLimits.perPerson) },
    description: "The viewer's sessions, most recently used first.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listSessions, {})).results,
  }),
);

const EndSessionInput = builder.inputType('EndSessionInput', {
  description: 'The session to end.',
  fields: (t) => ({ sessionId: t.id({ required: true, description: 'ID of the session.' }) }),
});

mutation('endSession', {
  restCalls: [endSession],
  description: "Logs out one of the viewer's devices.",
  input: { type: EndSessionInput, description: 'The session to end.' },
  payload: { sessions: remainingSessions },
  resolve: async ({ sessionId }, ctx) => ({
    sessions: (await ctx.rest.call(endSession, { params: { id: sessionId } })).results,
  }),
});

export const endProgramsText = 'true also ends all access tokens and stops all webhook endpoints.';

const EndOtherSessionsInput = builder.inputType('EndOtherSessionsInput', {
  description: 'What to end besides the sessions.',
  fields: (t) => ({ endPrograms: t.boolean({ description: endProgramsText }) }),
});

mutation('endOtherSessions', {
  restCalls: [endOtherSessions],
  description: "Logs out all of the viewer's other devices. Pending changes of the email address end, too.",
  input: { type: EndOtherSessionsInput, description: 'What to end besides the sessions.' },
  payload: { sessions: remainingSessions },
  resolve: async ({ endPrograms }, ctx) => {
    const query = endPrograms ? { end_programs: 'true' } : {};
    return { sessions: (await ctx.rest.call(endOtherSessions, { query })).results };
  },
});
