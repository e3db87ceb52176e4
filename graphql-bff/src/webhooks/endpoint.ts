import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  readWebhookFeed,
  redeliverWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  webhookDelivery,
  webhookEndpoint,
} from '@besesaka/schema/webhooks/operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';

const WebhookEndpoint = objectOf(webhookEndpoint);
const WebhookDelivery = objectOf(webhookDelivery);

viewerField('webhookEndpoints', listWebhookEndpoints);
viewerField('webhookDeliveries', listWebhookDeliveries);
viewerField('webhookFeed', readWebhookFeed);

mutation(createWebhookEndpoint, { endpoint: WebhookEndpoint, secret: 'secret' });
mutation(changeWebhookEndpoint, { endpoint: WebhookEndpoint });
mutation(deleteWebhookEndpoint, { endpoints: 'results' }, { input: 'WebhookEndpointIdInput' });
mutation(rotateWebhookSecret, { endpoint: WebhookEndpoint, secret: 'secret' }, { input: 'WebhookEndpointIdInput' });
mutation(sendTestWebhook, { delivery: WebhookDelivery }, { input: 'WebhookEndpointIdInput' });
mutation(redeliverWebhook, { delivery: WebhookDelivery });
