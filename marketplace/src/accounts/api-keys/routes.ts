import * as operations from '@besesaka/schema/accounts/api-key-operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { createApiKey, listApiKeys, readCurrentApiKey, revokeApiKey } from './own-tokens.ts';

export function apiKeyRoutes(): Route[] {
  return [
    route(operations.listApiKeys, listApiKeys),
    route(operations.createApiKey, createApiKey),
    route(operations.readCurrentApiKey, readCurrentApiKey),
    route(operations.revokeApiKey, revokeApiKey),
  ];
}
