import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { endOtherSessions, endSession, listSessions } from '@besesaka/schema/accounts/operations.ts';
import {
  type DeviceSessions,
  deviceSession,
  type DeviceSession as Session,
} from '@besesaka/schema/accounts/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Viewer } from './viewer.ts';

const DeviceSession = builder.objectRef<Session>('DeviceSession').implement({
  description: 'A login of the viewer on one device.',
  fields: (t) => passedThrough(t, deviceSession),
});

const SessionsEnded = builder.objectRef<DeviceSessions>('SessionsEnded').implement({
  description: 'The remaining sessions after a logout. WebSockets of ended sessions close within two seconds.',
  fields: (t) => ({
    sessions: t.expose('results', {
      type: [DeviceSession],
      extensions: atMost(sessionLimits.perPerson),
      description: "The viewer's remaining sessions.",
    }),
  }),
});

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

builder.mutationFields((t) => ({
  endSession: t.field({
    type: SessionsEnded,
    extensions: asks(endSession),
    description: "Logs out one of the viewer's devices.",
    args: { input: t.arg({ type: EndSessionInput, required: true, description: 'The session to end.' }) },
    errors: failsAs('EndSessionResult', 'The remaining sessions, or an error.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(endSession, { params: { id: input.sessionId } }),
  }),
  endOtherSessions: t.field({
    type: SessionsEnded,
    extensions: asks(endOtherSessions),
    description: "Logs out all of the viewer's other devices.",
    errors: failsAs('EndOtherSessionsResult', 'The remaining sessions, or an error.'),
    resolve: (_root, _args, ctx) => ctx.rest.call(endOtherSessions, {}),
  }),
}));
