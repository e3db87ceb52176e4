import { z } from 'zod';
import { group } from '#kernel/operations/define-operation.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { deliveryState, endpointState, webhookEvent } from './events.ts';
import { changeEndpointInput, createEndpointInput, deliveryListQuery, eventFeedQuery } from './inputs.ts';
import { webhookLimits as limits } from './limits.ts';

const example = { id: '01a20146-3808-7ae1-93c5-0e68e42cbf7f', time: '2026-11-02T09:15:00.000Z' };
const url = 'https://example.com/besesaka';

const endpointFields = {
  id: describe(z.uuid(), 'ID of the endpoint', example.id),
  name: describe(z.string(), 'The name that the user gave it', 'Order printer'),
  url: describe(z.string(), 'Where events are sent', url),
  events: describe(z.array(oneOf(webhookEvent)).max(webhookEvent.values.length), 'The events that are sent', [
    'order.placed',
  ]),
  state: describe(oneOf(endpointState), 'Whether events are sent', 'active'),
  failing_since: describe(z.iso.datetime().nullable(), 'When it began to fail; null while it answers', null),
  waiting: describe(z.number().int(), 'Deliveries that wait', 0),
  made_by: describe(
    z.string().nullable(),
    'Name of the app that created it, with whose connection it ends; null if the user or an API key did',
    null,
  ),
  created_at: describe(z.iso.datetime(), 'When it was created', example.time),
};

export const webhookEndpoint = resource('WebhookEndpoint', 'An address to which events are sent.', endpointFields);
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const webhookEndpoints = resource('WebhookEndpoints', "The user's webhook endpoints.", {
  results: describe(z.array(webhookEndpoint).max(limits.perUser), 'Endpoints, oldest first'),
});
export type WebhookEndpoints = z.infer<typeof webhookEndpoints>;

export const webhookSecret = resource('WebhookSecret', 'An endpoint with its new secret.', {
  ...endpointFields,
  secret: describe(z.string(), 'Signs the deliveries. It is shown only once', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'),
});
export type WebhookSecret = z.infer<typeof webhookSecret>;

const webhookHeader = resource('WebhookHeader', 'A header of a request.', {
  name: describe(z.string(), 'Its name', 'webhook-id'),
  value: describe(z.string(), 'Its value', example.id),
});

export const webhookAttempt = resource('WebhookAttempt', 'One attempt to deliver an event.', {
  at: describe(z.iso.datetime(), 'When it was made', example.time),
  url: describe(z.string(), 'Where it was sent', url),
  headers: describe(
    z.array(webhookHeader).max(limits.headersMax),
    'The headers that we sent; the body is that of the delivery',
  ),
  status: describe(z.number().int().nullable(), 'HTTP status of the answer; null without one', 503),
  problem: describe(z.string().nullable(), 'Why it failed; null if it did not', 'The endpoint answered 503.'),
  took_ms: describe(z.number().int(), 'Duration in milliseconds', 84),
  answer: describe(z.string(), `The first ${limits.answerShown} characters of the answer; empty without one`, 'ok'),
});
export type WebhookAttempt = z.infer<typeof webhookAttempt>;

export const webhookDelivery = resource('WebhookDelivery', 'One event on its way to one endpoint.', {
  id: describe(z.uuid(), 'ID of the delivery, sent as `webhook-id` with each attempt', example.id),
  type: describe(z.string(), 'The event', 'order.placed'),
  state: describe(oneOf(deliveryState), 'Whether it has arrived', 'delivered'),
  attempt_count: describe(z.number().int(), 'Attempts so far', 1),
  attempts: describe(
    z.array(webhookAttempt).max(limits.attemptsKept),
    `The last ${limits.attemptsKept} attempts, oldest first`,
  ),
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

/** What a webhook would send, for a program that forwards it itself. */
export const webhookFeed = resource('WebhookFeed', "The webhooks of a part of the user's log.", {
  events: describe(
    z
      .array(
        resource('WebhookFeedEvent', 'What a webhook would send.', {
          id: describe(z.uuid(), 'For the header `webhook-id`; another one each time it is read', example.id),
          type: describe(oneOf(webhookEvent), 'The event', 'order.placed'),
          body: describe(z.string(), 'The request body', '{"id":"…","type":"order.placed"}'),
        }),
      )
      .max(limits.eventsPerRead),
    'Events that the API key may read, in order',
  ),
  kinds: describe(
    z.array(oneOf(webhookEvent)).max(webhookEvent.values.length),
    'All events that the API key may read',
    ['order.placed'],
  ),
  after: describe(z.number().int(), 'Number of the last event of the log that was looked at: continue after it', 81),
});
export type WebhookFeed = z.infer<typeof webhookFeed>;

const endpointParams = pathParam('id', z.string(), 'ID of the endpoint', example.id, { as: 'webhookEndpointId' });

/** A key reaches the endpoints whose events it may read itself: see `reach.ts`. */
const reader = group({ auth: 'user', scope: 'webhooks:read', suspended: 'refused' });
const writer = group({ auth: 'user', scope: 'webhooks:write', suspended: 'refused' });

export const listWebhookEndpoints = reader({
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/api/webhook-endpoints',
  summary: "List the user's webhook endpoints",
  response: webhookEndpoints,
});

export const createWebhookEndpoint = writer({
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/api/webhook-endpoints',
  fresh: true,
  confirmed: true,
  limit: `${limits.changesPerHour} changes an hour; ${limits.perUser} endpoints`,
  repeated: 'another endpoint: an answer with a secret is stored nowhere',
  summary: 'Create a webhook endpoint; a test has to succeed before it gets events. Its secret is returned only here',
  body: createEndpointInput,
  response: webhookSecret,
  status: 201,
  refuses: ['REFUSED'],
});

export const changeWebhookEndpoint = writer({
  id: 'changeWebhookEndpoint',
  method: 'PATCH',
  path: '/api/webhook-endpoints/{id}',
  fresh: true,
  confirmed: true,
  limit: `${limits.changesPerHour} changes an hour`,
  summary: 'Change, pause or resume a webhook endpoint; waiting deliveries go on in order',
  params: endpointParams,
  body: changeEndpointInput,
  response: webhookEndpoint,
});

export const deleteWebhookEndpoint = writer({
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/api/webhook-endpoints/{id}',
  suspended: 'may',
  summary: 'Delete a webhook endpoint with its deliveries',
  params: endpointParams,
  response: webhookEndpoints,
});

export const rotateWebhookSecret = writer({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/api/webhook-endpoints/{id}/secret',
  fresh: true,
  confirmed: true,
  suspended: 'may',
  limit: `${limits.changesPerHour} changes an hour`,
  summary: `Replace the secret of a webhook endpoint; the previous one signs too for ${limits.overlapHours} hours`,
  params: endpointParams,
  response: webhookSecret,
});

export const sendTestWebhook = writer({
  id: 'sendTestWebhook',
  method: 'POST',
  path: '/api/webhook-endpoints/{id}/test',
  fresh: true,
  limit: `${limits.sendsPerHour} an hour`,
  repeated: 'another test',
  summary: 'Send the event `endpoint.test`; a success proves a new address and resumes a stopped endpoint',
  params: endpointParams,
  response: webhookDelivery,
  status: 201,
});

export const listWebhookDeliveries = reader({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhook-endpoints/{id}/deliveries',
  summary: 'List the deliveries to an endpoint, newest first',
  params: endpointParams,
  query: describeQuery(deliveryListQuery, {
    ...listDescriptions(limits.deliveriesPerPage),
    state: ['Only deliveries in this state', 'expired'],
    event: ['Only deliveries of this event', 'order.placed'],
  }),
  response: webhookDeliveries,
});

export const redeliverWebhook = writer({
  id: 'redeliverWebhook',
  method: 'POST',
  path: '/api/webhook-deliveries/{id}/redeliver',
  limit: `${limits.sendsPerHour} an hour`,
  summary: 'Send a delivery again, with the same ID and body',
  params: pathParam('id', z.string(), 'ID of the delivery', example.id, { as: 'webhookDeliveryId' }),
  response: webhookDelivery,
  refuses: ['REFUSED'],
});

export const readWebhookFeed = reader({
  id: 'readWebhookFeed',
  method: 'GET',
  path: '/api/webhook-feed',
  summary: 'Get what webhooks would send for the events after a number of the log, without an endpoint',
  query: describeQuery(eventFeedQuery, { after_seq: ['Number of the last event that was handled', 80] }),
  response: webhookFeed,
});
