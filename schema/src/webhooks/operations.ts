import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { describeInput, describeQuery, listWords, pathParam, type Words } from '#kernel/reference/words.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { deliveryStates, endpointStates, webhookEvents } from './events.ts';
import { deliveryListQuery, endpointChangeInput, endpointInput } from './inputs.ts';
import { webhookLimits as limits } from './limits.ts';

const example = { id: '01a20146-3808-7ae1-93c5-0e68e42cbf7f', time: '2026-11-02T09:15:00.000Z' };
const url = 'https://example.com/besesaka';

const endpointFields = {
  id: describe(z.uuid(), 'ID of the endpoint', example.id),
  name: describe(z.string(), 'The name that the user gave it', 'Order printer'),
  url: describe(z.string(), 'Where events are sent', url),
  events: describe(z.array(z.enum(webhookEvents)), 'The events that are sent', ['order.placed']),
  state: describe(
    z.enum(endpointStates),
    '`unproven` until a test succeeds; `active`; `paused` by the user; `stopped` after failing for too long',
    'active',
  ),
  failing_since: describe(z.iso.datetime().nullable(), 'When it began to fail; null while it answers', null),
  waiting: describe(z.number().int(), 'Deliveries that wait', 0),
  created_at: describe(z.iso.datetime(), 'When it was created', example.time),
};

export const webhookEndpoint = resource('WebhookEndpoint', 'An address to which events are sent.', endpointFields);
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const webhookEndpoints = resource('WebhookEndpoints', "The user's webhook endpoints.", {
  results: describe(z.array(webhookEndpoint), 'Endpoints, oldest first'),
});
export type WebhookEndpoints = z.infer<typeof webhookEndpoints>;

export const webhookSecret = resource('WebhookSecret', 'An endpoint with its new secret.', {
  ...endpointFields,
  secret: describe(z.string(), 'Signs the deliveries. It is shown only once', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'),
});
export type WebhookSecret = z.infer<typeof webhookSecret>;

export const webhookAttempt = resource('WebhookAttempt', 'One attempt to deliver an event.', {
  at: describe(z.iso.datetime(), 'When it was made', example.time),
  status: describe(z.number().int().nullable(), 'HTTP status of the answer; null without one', 503),
  problem: describe(z.string().nullable(), 'Why it failed; null if it did not', 'The endpoint answered 503.'),
  took_ms: describe(z.number().int(), 'Duration in milliseconds', 84),
});
export type WebhookAttempt = z.infer<typeof webhookAttempt>;

export const webhookDelivery = resource('WebhookDelivery', 'One event on its way to one endpoint.', {
  id: describe(z.uuid(), 'ID of the delivery, sent as `webhook-id` with each attempt', example.id),
  type: describe(z.string(), 'The event', 'order.placed'),
  state: describe(z.enum(deliveryStates), '`expired`: it waited for three days in vain', 'delivered'),
  attempts: describe(z.number().int(), 'Attempts so far', 1),
  history: describe(z.array(webhookAttempt), `The last ${limits.attemptsShown} attempts, oldest first`),
  status: describe(z.number().int().nullable(), 'HTTP status of the last answer; null without one', 200),
  problem: describe(z.string().nullable(), 'Why the last attempt failed; null if it did not', null),
  took_ms: describe(z.number().int().nullable(), 'Duration of the last attempt in milliseconds', 84),
  created_at: describe(z.iso.datetime(), 'When the event happened', example.time),
  due_at: describe(z.iso.datetime().nullable(), 'Time of the next attempt; null without one', null),
  body: describe(z.string(), 'The request body', '{"id":"…","type":"order.placed"}'),
  answer: describe(z.string(), `The first ${limits.answerShown} characters of the last answer`, 'ok'),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveries = resource(
  'WebhookDeliveries',
  'A page of the deliveries to an endpoint, newest first.',
  cursorListAnswer(webhookDelivery).shape,
);

const idParam = pathParam('id', z.string(), 'ID of the endpoint', example.id);
const words: Words<typeof endpointInput> = {
  name: ['A name that tells what it is for', 'Order printer'],
  url: ['A public address that begins with https://', url],
  events: ['The events to send', ['order.placed', 'order.changed']],
};

export const listWebhookEndpoints = defineOperation({
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/api/webhook-endpoints',
  auth: 'user',
  scope: null,
  summary: "List the user's webhook endpoints",
  response: webhookEndpoints,
});

export const createWebhookEndpoint = defineOperation({
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/api/webhook-endpoints',
  auth: 'user',
  scope: null,
  fresh: true,
  confirmed: true,
  suspended: 'refused',
  limit: `${limits.changesPerHour} changes an hour; ${limits.perUser} endpoints`,
  summary: 'Create a webhook endpoint; a test has to succeed before it gets events. Its secret is returned only here',
  body: describeInput('CreateWebhookEndpointInput', endpointInput, 'A new endpoint.', words),
  response: webhookSecret,
  status: 201,
  refuses: ['REFUSED'],
});

export const changeWebhookEndpoint = defineOperation({
  id: 'changeWebhookEndpoint',
  method: 'PATCH',
  path: '/api/webhook-endpoints/{id}',
  auth: 'user',
  scope: null,
  fresh: true,
  confirmed: true,
  suspended: 'refused',
  limit: `${limits.changesPerHour} changes an hour`,
  summary: 'Change, pause or resume a webhook endpoint; waiting deliveries go on in order',
  params: idParam,
  body: describeInput('ChangeWebhookEndpointInput', endpointChangeInput, 'What to change.', {
    ...words,
    is_paused: ['true pauses it; false resumes a paused or stopped one', false],
  }),
  response: webhookEndpoint,
});

export const deleteWebhookEndpoint = defineOperation({
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/api/webhook-endpoints/{id}',
  auth: 'user',
  scope: null,
  suspended: 'may',
  summary: 'Delete a webhook endpoint with its deliveries',
  params: idParam,
  response: webhookEndpoints,
});

export const rotateWebhookSecret = defineOperation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/api/webhook-endpoints/{id}/secret',
  auth: 'user',
  scope: null,
  fresh: true,
  confirmed: true,
  suspended: 'may',
  limit: `${limits.changesPerHour} changes an hour`,
  summary: `Replace the secret; the previous one signs too for ${limits.overlapHours} hours`,
  params: idParam,
  response: webhookSecret,
});

export const sendTestWebhook = defineOperation({
  id: 'sendTestWebhook',
  method: 'POST',
  path: '/api/webhook-endpoints/{id}/test',
  auth: 'user',
  scope: null,
  fresh: true,
  suspended: 'refused',
  limit: `${limits.sendsPerHour} an hour`,
  summary: 'Send the event `endpoint.test`; a success proves a new address and resumes a stopped endpoint',
  params: idParam,
  response: webhookDelivery,
  status: 201,
});

export const listWebhookDeliveries = defineOperation({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhook-endpoints/{id}/deliveries',
  auth: 'user',
  scope: null,
  summary: 'List the deliveries to an endpoint, newest first',
  params: idParam,
  query: describeQuery(deliveryListQuery, listWords(limits.deliveriesPerPage)),
  response: webhookDeliveries,
});

export const redeliverWebhook = defineOperation({
  id: 'redeliverWebhook',
  method: 'POST',
  path: '/api/webhook-deliveries/{id}/redeliver',
  auth: 'user',
  scope: null,
  suspended: 'refused',
  limit: `${limits.sendsPerHour} an hour`,
  summary: 'Send a delivery again, with the same ID and body',
  params: pathParam('id', z.string(), 'ID of the delivery', example.id),
  response: webhookDelivery,
  refuses: ['REFUSED'],
});
