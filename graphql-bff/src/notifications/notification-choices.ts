import { changeNotificationChoice, readNotificationChoices } from '@besesaka/schema/notifications/operations.ts';
import type { NotificationChoice as ChoiceValue } from '@besesaka/schema/notifications/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { NotificationKind } from './notification.ts';

/** Each kind by each way: there are no more. */
const most = 27;

const NotificationChannel = builder.enumType('NotificationChannel', {
  description: 'A way in which you are told.',
  values: {
    SCREEN: { value: 'screen', description: 'Under the bell, and on whatever screen is open.' },
    MAIL: { value: 'mail', description: 'By mail.' },
    BROWSER: { value: 'browser', description: 'By the browser, while nobody looks at the page.' },
  } as const,
});

const NotificationChoice = builder.objectRef<ChoiceValue>('NotificationChoice').implement({
  description: 'Whether a kind of news is told to you one way.',
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, description: 'What the news is about.' }),
    channel: t.expose('channel', { type: NotificationChannel, description: 'Which way.' }),
    isOn: t.exposeBoolean('is_on', { description: 'Whether it is told so.' }),
    isNecessary: t.exposeBoolean('is_necessary', { description: 'Whether it is told whatever you choose.' }),
  }),
});

export const NotificationChoices = builder.objectRef<{ results: ChoiceValue[] }>('NotificationChoices').implement({
  description: 'What you are told, and how.',
  fields: (t) => ({
    all: t.expose('results', {
      type: [NotificationChoice],
      extensions: atMost(most),
      description: 'Each kind by each way that exists for it.',
    }),
    chosen: t.field({
      type: [NotificationChoice],
      extensions: atMost(most),
      description: 'Only those where you chose otherwise than is usual.',
      resolve: ({ results }) => results.filter(({ is_chosen }) => is_chosen),
    }),
  }),
});

builder.objectField(Viewer, 'notificationChoices', (t) =>
  t.field({
    type: NotificationChoices,
    nullable: true,
    extensions: callForEach,
    description: 'What you are told, and how.',
    resolve: (_viewer, _args, ctx) => ctx.rest.call(readNotificationChoices, {}),
  }),
);

const ChangeNotificationChoiceInput = builder.inputType('ChangeNotificationChoiceInput', {
  description: 'What is told to you how from now on.',
  fields: (t) => ({
    kind: t.field({ type: NotificationKind, required: true, description: 'What the news is about.' }),
    channel: t.field({ type: NotificationChannel, required: true, description: 'Which way.' }),
    isOn: t.boolean({ required: true, description: 'Whether it is told so.' }),
  }),
});

builder.mutationField('changeNotificationChoice', (t) =>
  t.field({
    type: NotificationChoices,
    extensions: asks(changeNotificationChoice),
    description: 'Has a kind of news told to you one way, or not any more.',
    args: { input: t.arg({ type: ChangeNotificationChoiceInput, required: true, description: 'What, and how.' }) },
    errors: failsAs('ChangeNotificationChoiceResult', 'Your choices as they are now, or why they stay as they were.'),
    resolve: (_root, { input: { kind, channel, isOn } }, ctx) =>
      ctx.rest.call(changeNotificationChoice, { body: { kind, channel, is_on: isOn } }),
  }),
);
