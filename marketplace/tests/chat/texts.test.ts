import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatReports } from '#chat/tables.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import { say, startChat, talker, talking } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  "';alert(1)//",
  'javascript:alert(1)',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="javascript:alert(1)">',
  '<body onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\u003cscript\\u003ealert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a payload for templates
  '${alert(1)}',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "javascript:alert(1)"</style>',
  "'; drop table messages; --",
  "' or 1=1 --",
  '$1 $2 $$',
  '__proto__',
  '\u202Etxt.exe',
  'Ɛyɛ 👩🏾‍🤝‍👩🏿 ₵5',
  'https://evil.example/?q=<script>',
];

test('thirty texts with scripts are stored and returned unchanged', async () => {
  expect(payloads).toHaveLength(30);
  const { buyer, seller, id } = await talking(market, payloads[0]);
  for (const text of payloads.slice(1)) expect((await say(buyer, id, text)).body.data?.content).toBe(text);
  const { data } = (await seller.get(`/api/chat/${id}?limit=100`)).body;
  expect(Object.values(data?.messages ?? {}).map(({ content }) => content)).toEqual(payloads);
  for (const search of payloads) {
    const answer = await seller.get(`/api/chat/list?search=${encodeURIComponent(search)}`);
    expect([search, answer.status]).toEqual([search, 200]);
    expect(answer.headers.get('content-type')).toContain('json');
  }
});

test('names and reports are also stored unchanged', async () => {
  const { seller, shop } = await talking(market);
  const name = '<img src=x onerror=alert(1)>';
  const buyer = await talker(market, { fullName: name });
  const { data } = (await buyer.post('/api/chat/create', { seller: shop.id, message: 'Hello' })).body;
  const id = String(data?.id);
  await seller.post(`/api/chat/${id}/report`, { reason: 'Other', details: payloads[0] });
  expect((await market.db.select().from(chatReports)).at(-1)?.details).toBe(payloads[0]);
  const news = await seller.get('/api/notifications');
  expect(news.body.results?.[0]).toMatchObject({ title: `New message from ${name}`, text: 'Hello' });
});
