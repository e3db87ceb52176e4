import { changeNotificationChoice, readNotificationChoices } from '@besesaka/schema/notifications/operations.ts';
import type { NotificationChoice as ChoiceValue } from '@besesaka/schema/notifications/resources.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { NotificationKind } from './notification.ts';

/** Upper bound: nine kinds on three channels. */
const most = 27;

const NotificationChannel = builder.enumType('NotificationChannel', {
  description: 'Notification channel.',
  values: {
    SCREEN: { value: 'screen', description: 'In the app.' },
    MAIL: { value: 'mail', description: 'By email.' },
    BROWSER: { value: 'browser', description: 'By the browser, while the web app is in the background.' },
  } as const,
});

const NotificationChoice = builder.objectRef<ChoiceValue>('NotificationChoice').implement({
  description: 'The setting of one kind of notification on one channel.',
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, description: 'Kind of notification.' }),
    channel: t.expose('channel', { type: NotificationChannel, description: 'Channel.' }),
    isOn: t.exposeBoolean('is_on', { description: 'Whether notifications of this kind are sent on this channel.' }),
    isNecessary: t.exposeBoolean('is_necessary', { description: 'Whether it cannot be switched off.' }),
  }),
});

export const NotificationChoices = builder.objectRef<{ results: ChoiceValue[] }>('NotificationChoices').implement({
  description: "The viewer's notification settings.",
  fields: (t) => ({
    all: t.expose('results', {
      type: [NotificationChoice],
      extensions: atMost(most),
      description: 'One entry for each kind and available channel.',
    }),
    chosen: t.field({
      type: [NotificationChoice],
      extensions: atMost(most),
      description: 'Only the entries that differ from the default.',
      resolve: ({ results }) => results.filter(({ is_chosen }) => is_chosen),
    }),
  }),
});

builder.objectField(Viewer, 'notificationChoices', (t) =>
  t.field({
    type: NotificationChoices,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's notification settings.",
    resolve: (_viewer, _args, ctx) => ctx.rest.call(readNotificationChoices, {}),
  }),
);

const ChangeNotificationChoiceInput = builder.inputType('ChangeNotificationChoiceInput', {
  description: 'One notification setting.',
  fields: (t) => ({
    kind: t.field({ type: NotificationKind, required: true, description: 'Kind of notification.' }),
    channel: t.field({ type: NotificationChannel, required: true, description: 'Channel.' }),
    isOn: t.boolean({ required: true, description: 'Whether notifications of this kind are sent on this channel.' }),
  }),
});

mutation('changeNotificationChoice', {
  restCalls: [changeNotificationChoice],
  description: 'Switches a kind of notification on one channel on or off.',
  input: { type: ChangeNotificationChoiceInput, description: 'The setting.' },
  payload: { notificationChoices: { type: NotificationChoices, description: 'The updated settings.' } },
  resolve: async ({ kind, channel, isOn }, ctx) => ({
    notificationChoices: await ctx.rest.call(changeNotificationChoice, { body: { kind, channel, is_on: isOn } }),
  }),
});
