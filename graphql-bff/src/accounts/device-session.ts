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
  description: 'A login of yours on one device.',
  fields: (t) => passedThrough(t, deviceSession),
});

const SessionsEnded = builder.objectRef<DeviceSessions>('SessionsEnded').implement({
  description: 'The devices are logged out, and their sockets closed within two seconds.',
  fields: (t) => ({
    sessions: t.expose('results', {
      type: [DeviceSession],
      extensions: atMost(sessionLimits.perPerson),
      description: 'Where you are still logged in.',
    }),
  }),
});

builder.objectField(Viewer, 'sessions', (t) =>
  t.field({
    type: [DeviceSession],
    nullable: true,
    extensions: { ...callForEach, ...atMost(sessionLimits.perPerson) },
    description: 'Where the person is logged in, used last first.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listSessions, {})).results,
  }),
);

const EndSessionInput = builder.inputType('EndSessionInput', {
  description: 'Which device is logged out.',
  fields: (t) => ({ sessionId: t.id({ required: true, description: 'Identifies the session.' }) }),
});

builder.mutationFields((t) => ({
  endSession: t.field({
    type: SessionsEnded,
    extensions: asks(endSession),
    description: 'Logs one of your devices out.',
    args: { input: t.arg({ type: EndSessionInput, required: true, description: 'Which one.' }) },
    errors: failsAs('EndSessionResult', 'What is left, or why it goes on.'),
    resolve: (_root, { input }, ctx) => ctx.rest.call(endSession, { params: { id: input.sessionId } }),
  }),
  endOtherSessions: t.field({
    type: SessionsEnded,
    extensions: asks(endOtherSessions),
    description: 'Logs all your devices out but this one.',
    errors: failsAs('EndOtherSessionsResult', 'What is left, or why they go on.'),
    resolve: (_root, _args, ctx) => ctx.rest.call(endOtherSessions, {}),
  }),
}));
