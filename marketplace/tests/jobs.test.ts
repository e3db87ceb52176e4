import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { queueNames } from '#server.ts';
import { startTestDatabase } from '#world/database.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const mail = (subject: string) => ({
  to: `${subject.replaceAll(/\W/g, '-')}@example.com`,
  subject,
  text: "It's $1 off: https://besesaka.example/a",
});

test('the template of the test databases has the queues of all jobs', async () => {
  const { db, close } = await startTestDatabase();
  const rows = await rowsOf<{ name: string }>(db, sql`select name from pgboss.queue`);
  expect(rows.map(({ name }) => name).sort()).toEqual(queueNames().sort());
  await close();
});

test('mail is sent if, and only if, the transaction commits', async () => {
  const undone = inTransaction(market.context(), async (tx) => {
    tx.enqueue(mailJob, mail('never'));
    await tx.db.execute(sql`select 1 / 0`);
  });
  await expect(undone).rejects.toThrow();
  await inTransaction(market.context(), async (tx) => tx.enqueue(mailJob, mail('Akwaaba')));
  await expect
    .poll(() => market.mailer.stored?.().map(({ subject }) => subject), { timeout: 8_000 })
    .toEqual(['Akwaaba']);
  expect(market.mailer.stored?.()[0]).toMatchObject(mail('Akwaaba'));
});

test('mails of a busy moment are sent together, and one failure does not stop the others', async () => {
  const mails = Array.from({ length: 30 }, (_, i) => mail(`busy ${i}`));
  const deliver = market.mailer.deliver;
  market.mailer.deliver = async (one) => {
    if (one.subject === 'busy 7') throw new Error('no such address');
    await deliver(one);
  };
  await inTransaction(market.context(), async (tx) => {
    for (const one of mails) tx.enqueue(mailJob, one);
  });
  const sent = () => market.mailer.stored?.().filter(({ subject }) => subject.startsWith('busy')) ?? [];
  await expect.poll(() => sent().length, { timeout: 8_000 }).toBe(29);
  market.mailer.deliver = deliver;
  const waiting = () =>
    rowsOf(market.db, sql`select 1 from pgboss.job where data ->> 'subject' = 'busy 7' and state = 'retry'`);
  await expect.poll(waiting).toHaveLength(1);
  expect(new Set(sent().map(({ subject }) => subject)).size).toBe(29);
});

test('stored mail and its links are shown in development and never in production', async () => {
  await market.mailer.deliver(mail('<b>Hello</b>'));
  const client = market.client();
  const list = String((await client.get('/dev/mail')).body);
  expect(list).toContain('&lt;b&gt;Hello&lt;/b&gt;');
  const id = /\/dev\/mail\/([0-9a-f-]+)/.exec(list)?.[1];
  expect(String((await client.get(`/dev/mail/${id}`)).body)).toContain('<a href="https://besesaka.example/a">');
  expect((await client.get('/dev/mail/nothing')).status).toBe(404);
  const production = await startTestMarketplace({ environment: { NODE_ENV: 'production' } });
  expect((await production.client().get('/dev/mail')).status).toBe(404);
  await production.close();
});
