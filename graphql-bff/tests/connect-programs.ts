import type { createClient } from '@besesaka/marketplace/tests/world/client.ts';
import type { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { apiKeyLimits, oauthLimits } from '@besesaka/schema/accounts/limits.ts';
import { metadataLimits } from '@besesaka/schema/kernel/programs/metadata.ts';
import { webhookLimits } from '@besesaka/schema/webhooks/limits.ts';

type Post = ReturnType<typeof createClient>['post'];

const site = 'https://planner.example';

type Market = Awaited<ReturnType<typeof startTestMarketplace>>;

/** API keys, this many apps, and webhook endpoints with a delivery each. Returns one of them. */
export async function connectPrograms({ post }: { post: Post }, many: number, apps: number): Promise<string> {
  for (let n = 0; n < Math.min(many, apiKeyLimits.perUser); n += 1)
    await createdId(post('/api/api-keys', { name: `Program ${n}`, scopes: ['orders:read'], days: 30 }));
  for (let n = 0; n < Math.min(apps, oauthLimits.appsPerUser); n += 1) {
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

/** What programs of the shop store, the user's connections with their own apps, and as many events as the feed reads. */
export async function storeForPrograms({ db }: Market, user: { id: string; shopId: string }, many: number) {
  const keys = Math.min(many, metadataLimits.keysMax);
  const metadata = `(select jsonb_object_agg('key.' || n, 'KUM') from generate_series(1, ${keys}) n)`;
  await db.$client.query(`update shops set metadata = ${metadata} where id = $1`, [user.shopId]);
  await db.$client.query(`update products set metadata = ${metadata}, external_id = id where shop_id = $1`, [
    user.shopId,
  ]);
  await db.$client.query(
    `insert into oauth_grants (id, user_id, app_id, scopes, code_hash, challenge, redirect_uri, grant_hash, created_at,
       ends_at, last_used_at)
     select gen_random_uuid(), user_id, id, '{orders:read}', id, 'challenge', site, id, now(), now() + interval '90 days', now()
     from oauth_apps where user_id = $1`,
    [user.id],
  );
  await db.$client.query(
    `insert into events (user_id, seq, type, version, payload, created_at)
     select user_id, (select max(seq) from events where user_id = $1) + n, type, version, payload, created_at
     from (select * from events where user_id = $1 and type = 'order.placed' order by seq limit 1) one,
       generate_series(1, $2::int) n`,
    [user.id, Math.min(many, webhookLimits.eventsPerRead)],
  );
  await db.$client.query(
    'update event_heads set seq = (select max(seq) from events where user_id = $1) where user_id = $1',
    [user.id],
  );
}

async function createdId(answer: ReturnType<Post>): Promise<string> {
  const { status, body } = await answer;
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return String(body.id);
}
