import { deliveryStates, endpointStates, type WebhookEvent, webhookEvents } from '@besesaka/schema/webhooks/events.ts';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import {
  type WebhookAttempt as Attempt,
  changeWebhookEndpoint,
  createWebhookEndpoint,
  type WebhookDelivery as Delivery,
  deleteWebhookEndpoint,
  type WebhookEndpoint as Endpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  redeliverWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  webhookAttempt,
  webhookDelivery,
  webhookEndpoint,
} from '@besesaka/schema/webhooks/operations.ts';
import { Viewer } from '#accounts/viewer.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation, type PayloadField } from '#platform/graphql/mutation.ts';

const words: Record<WebhookEvent, string> = {
  'order.placed': "An order was placed in the viewer's shop",
  'order.changed': 'An order of the viewer, as buyer or seller, changed',
  'message.received': 'The viewer received a message',
  'review.written': "One of the viewer's products or the shop was reviewed",
  'payment.changed': 'A payment of the viewer for a plan or a campaign changed',
  'verification.changed': "The verification of the viewer's shop changed",
  'product.sold_out': "An order took the last piece of one of the viewer's products",
};

const WebhookEventKind = enumOf('WebhookEventKind', 'An event for webhooks.', webhookEvents, (event) => words[event]);

const stateWords = {
  unproven: 'No test has succeeded yet',
  active: 'Events are sent',
  paused: 'Paused by the user',
  stopped: 'Stopped after failing for too long',
};
const WebhookEndpointState = enumOf(
  'WebhookEndpointState',
  'State of a webhook endpoint.',
  endpointStates,
  (state) => stateWords[state],
);

const sentWords = { waiting: 'On its way', delivered: 'The endpoint accepted it', expired: 'It waited in vain' };
const WebhookDeliveryState = enumOf(
  'WebhookDeliveryState',
  'State of a delivery.',
  deliveryStates,
  (state) => sentWords[state],
);

const sizes = { usual: limits.deliveriesPerPage };

const WebhookAttempt = builder.objectRef<Attempt>('WebhookAttempt').implement({
  description: 'One attempt to deliver an event.',
  fields: (t) => exposeFields(t, webhookAttempt),
});

const WebhookDelivery = builder.objectRef<Delivery>('WebhookDelivery').implement({
  description: 'One event on its way to one endpoint.',
  fields: (t) => ({
    ...exposeFields(t, webhookDelivery.omit({ state: true, history: true })),
    history: t.field({
      type: [WebhookAttempt],
      extensions: atMost(limits.attemptsShown),
      description: `The last ${limits.attemptsShown} attempts, oldest first.`,
      resolve: (delivery) => delivery.history,
    }),
    state: t.expose('state', { type: WebhookDeliveryState, description: 'Whether it has arrived.' }),
  }),
});

const WebhookDeliveryConnection = connectionOf<Delivery>('WebhookDelivery', WebhookDelivery, {
  one: 'delivery',
  many: 'deliveries',
});

const WebhookEndpoint = builder.objectRef<Endpoint>('WebhookEndpoint').implement({
  description: 'An address to which events are sent.',
  fields: (t) => ({
    ...exposeFields(t, webhookEndpoint.omit({ state: true, events: true })),
    state: t.expose('state', { type: WebhookEndpointState, description: 'Whether events are sent.' }),
    events: t.field({
      type: [WebhookEventKind],
      extensions: atMost(webhookEvents.length),
      description: 'The events that are sent.',
      resolve: (endpoint) => endpoint.events,
    }),
  }),
});

builder.objectField(Viewer, 'webhookEndpoints', (t) =>
  t.field({
    type: [WebhookEndpoint],
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.perUser) },
    description: "The viewer's webhook endpoints, oldest first.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listWebhookEndpoints, {})).results,
  }),
);

builder.objectField(Viewer, 'webhookDeliveries', (t) =>
  t.field({
    type: WebhookDeliveryConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: "The deliveries to one of the viewer's endpoints, newest first.",
    args: {
      ...cursorArgs(sizes),
      webhookEndpointId: t.arg.id({ required: true, description: 'ID of the endpoint.' }),
    },
    resolve: async (_viewer, { webhookEndpointId: id, ...args }, ctx, info) => {
      const query = positionOf(args, info, sizes);
      return toConnection(await ctx.rest.call(listWebhookDeliveries, { params: { id }, query }), (one) => one);
    },
  }),
);

const endpoint = { type: WebhookEndpoint, description: 'The endpoint.' } satisfies PayloadField;
const secret = {
  type: 'String',
  description: 'The secret that signs deliveries. It is shown only once.',
} satisfies PayloadField;
const delivery = { type: WebhookDelivery, description: 'The delivery.' } satisfies PayloadField;

const EndpointIdInput = builder.inputType('WebhookEndpointIdInput', {
  description: 'A webhook endpoint.',
  fields: (t) => ({ webhookEndpointId: t.id({ required: true, description: 'ID of the endpoint.' }) }),
});

const CreateWebhookEndpointInput = builder.inputType('CreateWebhookEndpointInput', {
  description: 'A new webhook endpoint.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'A name that tells what it is for.' }),
    url: t.field({ type: 'Url', required: true, description: 'A public address that begins with https://.' }),
    events: t.field({ type: [WebhookEventKind], required: true, description: 'The events to send.' }),
  }),
});

mutation('createWebhookEndpoint', {
  restCalls: [createWebhookEndpoint],
  description: 'Creates a webhook endpoint for the events from now on. They are sent once a test has succeeded.',
  input: { type: CreateWebhookEndpointInput, description: 'The new endpoint.' },
  payload: { endpoint, secret },
  resolve: async (body, ctx) => {
    const { secret, ...made } = await ctx.rest.call(createWebhookEndpoint, { body });
    return { endpoint: made, secret };
  },
});

const ChangeWebhookEndpointInput = builder.inputType('ChangeWebhookEndpointInput', {
  description: 'What to change. Fields that are left out stay.',
  fields: (t) => ({
    webhookEndpointId: t.id({ required: true, description: 'ID of the endpoint.' }),
    name: t.string({ description: 'A name that tells what it is for.' }),
    url: t.field({ type: 'Url', description: 'A public address that begins with https://.' }),
    events: t.field({ type: [WebhookEventKind], description: 'The events to send.' }),
    isPaused: t.boolean({ description: 'True pauses it; false resumes a paused or stopped one.' }),
  }),
});

mutation('changeWebhookEndpoint', {
  restCalls: [changeWebhookEndpoint],
  description: 'Changes, pauses or resumes a webhook endpoint. Waiting deliveries go on in order.',
  input: { type: ChangeWebhookEndpointInput, description: 'What to change.' },
  payload: { endpoint },
  resolve: async ({ webhookEndpointId: id, name, url, events, isPaused }, ctx) => {
    const body = { name: name ?? undefined, url: url ?? undefined, events: events ?? undefined };
    const changed = { ...body, is_paused: isPaused ?? undefined };
    return { endpoint: await ctx.rest.call(changeWebhookEndpoint, { params: { id }, body: changed }) };
  },
});

mutation('deleteWebhookEndpoint', {
  restCalls: [deleteWebhookEndpoint],
  description: 'Deletes a webhook endpoint with its deliveries.',
  input: { type: EndpointIdInput, description: 'The endpoint to delete.' },
  payload: {
    endpoints: {
      type: [WebhookEndpoint],
      extensions: atMost(limits.perUser),
      description: "The viewer's remaining endpoints.",
    },
  },
  resolve: async ({ webhookEndpointId: id }, ctx) => ({
    endpoints: (await ctx.rest.call(deleteWebhookEndpoint, { params: { id } })).results,
  }),
});

mutation('rotateWebhookSecret', {
  restCalls: [rotateWebhookSecret],
  description: `Replaces the secret of a webhook endpoint. The previous one signs too for ${limits.overlapHours} hours.`,
  input: { type: EndpointIdInput, description: 'The endpoint.' },
  payload: { endpoint, secret },
  resolve: async ({ webhookEndpointId: id }, ctx) => {
    const { secret, ...rotated } = await ctx.rest.call(rotateWebhookSecret, { params: { id } });
    return { endpoint: rotated, secret };
  },
});

mutation('sendTestWebhook', {
  restCalls: [sendTestWebhook],
  description: 'Sends a test event. A success proves a new address and resumes a stopped endpoint.',
  input: { type: EndpointIdInput, description: 'The endpoint.' },
  payload: { delivery },
  resolve: async ({ webhookEndpointId: id }, ctx) => ({
    delivery: await ctx.rest.call(sendTestWebhook, { params: { id } }),
  }),
});

const RedeliverWebhookInput = builder.inputType('RedeliverWebhookInput', {
  description: 'The delivery to send again.',
  fields: (t) => ({ webhookDeliveryId: t.id({ required: true, description: 'ID of the delivery.' }) }),
});

mutation('redeliverWebhook', {
  restCalls: [redeliverWebhook],
  description: 'Sends a delivery again, with the same ID and body.',
  input: { type: RedeliverWebhookInput, description: 'The delivery.' },
  payload: { delivery },
  resolve: async ({ webhookDeliveryId: id }, ctx) => ({
    delivery: await ctx.rest.call(redeliverWebhook, { params: { id } }),
  }),
});
