// What the package exports.
export { type Client, type Connection, createClient, type InboxEvent } from './client.ts';
export { ApiError, type FieldError, succeeded } from './errors.ts';
export type { ResultOf, TypedDocument, VariablesOf } from './typed.ts';
export { verifyWebhook, type WebhookEvent } from './verify-webhook.ts';
