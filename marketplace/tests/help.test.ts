import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import { policy, policyList } from '@besesaka/schema/help/resources.ts';
import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneContactMessages } from '#help/prune-contact-messages.ts';
import { contactMessages } from '#help/tables.ts';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { mailsTo } from './mailed-link.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const message = {
  name: ' Efua Quartey ',
  email: 'Efua@Example.com',
  subject: 'A parcel that did not come',
  message: 'The rider called on Friday, and nobody has come since.',
  inquiry_type: 'Order',
};
/** A visitor with a machine of their own: the limits count by it. */
const visitor = (address = `10.1.0.${Math.floor(Math.random() * 250)}`) =>
  market.client({ 'x-forwarded-for': address });
const savedOf = (email: string) => market.db.select().from(contactMessages).where(eq(contactMessages.email, email));

test('questions are grouped by topic, each with its own name, and can be cached', async () => {
  const { status, body, headers } = await market.client().get('/api/faqs');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  const topics = body.results as unknown as { id: string; icon: string; faqs: { id: string; answer: string }[] }[];
  expect(topics.length).toBeGreaterThanOrEqual(6);
  const ids = topics.flatMap(({ id, faqs }) => [id, ...faqs.map((one) => one.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { faqs } of topics) expect(faqs.length).toBeGreaterThan(0);
});

test('the six safety tips of the product are returned', async () => {
  const { body } = await market.client().get('/api/safety-tips');
  const titles = (body.results as unknown as { title: string }[]).map(({ title }) => title.toLowerCase());
  expect(titles).toEqual([
    'meet in safe locations',
    'inspect before paying',
    'bring a friend',
    'verify contact info',
    'trust your instincts',
    'keep records',
  ]);
});

test('each policy has its text, and an unknown one is not found', async () => {
  const { results } = policyList.parse((await market.client().get('/api/policies')).body);
  expect(results.map(({ slug }) => slug)).toEqual(['returns', 'privacy', 'terms', 'prohibited-goods']);
  for (const { slug } of results) {
    const found = policy.parse((await market.client().get(`/api/policies/${slug}`)).body);
    expect(results).toContainEqual(found);
    expect(found.sections.length).toBeGreaterThan(3);
    for (const { heading, paragraphs, points } of found.sections)
      expect([...paragraphs, ...points], heading).not.toHaveLength(0);
  }
  const privacy = JSON.stringify((await market.client().get('/api/policies/privacy')).body);
  expect(privacy).toContain('Data Protection Act, 2012 (Act 843)');
  expect((await market.client().get('/api/policies/warranty')).status).toBe(404);
});

test('a message is saved once for admins, and no mail goes to an unconfirmed address', async () => {
  const { status, body } = await visitor().post('/api/contact', message);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    message: texts.confirmation,
    number: expect.any(Number),
    message_id: null,
  });
  await visitor().post('/api/contact', message);
  const [saved, ...others] = await savedOf('efua@example.com');
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ name: 'Efua Quartey', userId: null, inquiryType: 'Order', subject: message.subject });
  expect(mailsTo(market, 'efua@example.com')).toEqual([]);
});

test("a user's message belongs to them, whatever address they enter", async () => {
  const user = await market.world.createUser();
  const browser = await browserOf(market, user);
  await browser.post('/api/contact', { ...message, email: 'work@example.com' });
  expect(await savedOf('work@example.com')).toMatchObject([{ userId: user.id }]);
});

test('the service checks every rule of the form, with the same text', async () => {
  const refused = async (change: object, field: string, text: string) => {
    const { status, body } = await visitor().post('/api/contact', { ...message, ...change });
    expect(status, field).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'INVALID_INPUT', details: { [field]: [text] } });
  };
  for (const field of ['name', 'email', 'subject', 'message']) {
    await refused({ [field]: '  ' }, field, texts.fieldsRequired);
    await refused({ [field]: undefined }, field, texts.fieldsRequired);
  }
  await refused({ email: 'efua@example' }, 'email', texts.emailInvalid.text);
  await refused({ message: 'a'.repeat(501) }, 'message', texts.messageLong);
  await refused({ subject: 'a'.repeat(limits.subjectMax + 1) }, 'subject', texts.subjectLong);
  await refused({ name: 'a'.repeat(limits.nameMax + 1) }, 'name', texts.nameLong);
  await refused({ inquiry_type: 'Spam' }, 'inquiry_type', texts.inquiryTypeRequired);
  const longest = { ...message, email: 'long@example.com', message: 'ɛ'.repeat(500) };
  expect((await visitor().post('/api/contact', longest)).status).toBe(201);
});

test('many messages of one address are refused, and logged-in users can still send theirs', async () => {
  const email = 'flood@example.com';
  const statuses: number[] = [];
  for (let n = 0; n <= limits.messagesOfEmail.times; n += 1)
    statuses.push((await visitor().post('/api/contact', { ...message, email, subject: `Flood ${n}` })).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(limits.messagesOfEmail.times);
  expect(statuses.at(-1)).toBe(429);
  const browser = await browserOf(market, await market.world.createUser());
  const answers: number[] = [];
  for (let n = 0; n <= limits.messagesOfEmail.times; n += 1)
    answers.push((await browser.post('/api/contact', { ...message, email, subject: `User ${n}` })).status);
  expect(answers[0]).toBe(201);
  expect(answers.at(-1)).toBe(429);
});

test('messages are deleted after two years', async () => {
  await market.db.delete(contactMessages);
  await visitor().post('/api/contact', { ...message, email: 'old@example.com' });
  const ctx = market.context();
  const left = async (days: number) => {
    await pruneContactMessages({ ctx: { ...ctx, now: new Date(ctx.now.getTime() + days * 86_400_000) } });
    return (await market.db.select({ n: count() }).from(contactMessages))[0]?.n;
  };
  expect(await left(limits.messageKeptDays - 1)).toBe(1);
  expect(await left(limits.messageKeptDays + 1)).toBe(0);
});
