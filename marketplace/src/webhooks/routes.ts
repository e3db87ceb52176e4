import * as operations from '@besesaka/schema/webhooks/operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { listDeliveries, redeliver, sendTest } from './deliveries.ts';
import { changeEndpoint, createEndpoint, deleteEndpoint, listEndpoints, rotateSecret } from './endpoints.ts';
import { readFeed } from './read-feed.ts';

export function webhookRoutes(): Route[] {
  return [
    route(operations.listWebhookEndpoints, listEndpoints),
    route(operations.createWebhookEndpoint, createEndpoint),
    route(operations.changeWebhookEndpoint, changeEndpoint),
    route(operations.deleteWebhookEndpoint, deleteEndpoint),
    route(operations.rotateWebhookSecret, rotateSecret),
    route(operations.sendTestWebhook, sendTest),
    route(operations.listWebhookDeliveries, paged(listDeliveries)),
    route(operations.redeliverWebhook, redeliver),
    route(operations.readWebhookFeed, readFeed),
  ];
}
