// What the package exports.
export { type Authorization, authorize } from './authorize.ts';
export { type Client, type Connection, createClient, type InboxEvent } from './client.ts';
export { ApiError, type FieldError, succeeded } from './errors.ts';
export type { TokenSource } from './session.ts';
export type { ResultOf, TypedDocument, VariablesOf } from './typed.ts';
export { verifyWebhook, type WebhookEvent } from './verify-webhook.ts';
