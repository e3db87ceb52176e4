import type { createClient } from '@besesaka/marketplace/tests/world/client.ts';
import { apiKeyLimits, oauthLimits } from '@besesaka/schema/accounts/limits.ts';
import { webhookLimits } from '@besesaka/schema/webhooks/limits.ts';

type Post = ReturnType<typeof createClient>['post'];

const site = 'https://planner.example';

/** API keys, apps, and webhook endpoints with a delivery each. Returns one of them. */
export async function connectPrograms({ post }: { post: Post }, many: number): Promise<string> {
  for (let n = 0; n < Math.min(many, apiKeyLimits.perUser); n += 1)
    await createdId(post('/api/api-keys', { name: `Program ${n}`, scopes: ['orders:read'], days: 30 }));
  for (let n = 0; n < Math.min(many, oauthLimits.appsPerUser); n += 1) {
    const app = { name: `App ${n}`, site, redirect_uris: [`${site}/callback`], is_confidential: false };
    await createdId(post('/api/oauth/apps', app));
  }
  let id = '';
  for (let n = 0; n < Math.min(many, webhookLimits.perUser); n += 1) {
    const endpoint = { name: `Endpoint ${n}`, url: 'https://example.com/hook', events: ['order.placed'] };
    id = await createdId(post('/api/webhook-endpoints', endpoint));
    await createdId(post(`/api/webhook-endpoints/${id}/test`));
  }
  return id;
}

async function createdId(answer: ReturnType<Post>): Promise<string> {
  const { status, body } = await answer;
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return String(body.id);
}
