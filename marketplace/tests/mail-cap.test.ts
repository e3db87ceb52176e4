import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { mailedLink, mailsTo } from './mailed-link.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { MAILS_PER_HOUR: '3', MAILS_PER_DAY: '5' } });
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const send = (to: string, number: number) => {
  const mails = Array.from({ length: number }, (_, n) => ({ to, subject: `Mail ${n}`, text: 'Akwaaba' }));
  return inTransaction(market.context(), async (tx) => {
    for (const mail of mails) tx.enqueue(mailJob, mail);
  });
};

/** Jobs run in order, so all mails sent before this one have left when it has. */
async function allSent() {
  const to = `after-${crypto.randomUUID()}@example.com`;
  await send(to, 1);
  await expect.poll(() => mailsTo(market, to).length, { timeout: 10_000 }).toBe(1);
}

test('one address gets a limited number of mails per hour from all modules, and other addresses still get theirs', async () => {
  const { email, id } = await market.world.createUser();
  await send(email, 2);
  const notice = (turn: number) =>
    inTransaction(market.context(), async (tx) =>
      tx.notify({
        to: id,
        source: 'buyer',
        kind: 'system',
        key: `test:${turn}`,
        link: '/',
        content: { title: `Notice ${turn}`, text: 'Something happened.' },
        mail: { paragraphs: ['Something happened.'], action: 'Have a look' },
      }),
    );
  for (let turn = 0; turn < 4; turn += 1) await notice(turn);
  await expect.poll(() => mailsTo(market, email).length, { timeout: 10_000 }).toBe(3);
  await allSent();
  expect(mailsTo(market, email)).toHaveLength(3);
});

test('a reset link is sent even when the limit is used up', async () => {
  const { email } = await market.world.createUser();
  await send(email, 5);
  await market.client().post('/api/auth/password-reset/request', { email });
  await mailedLink(market, email, 'reset-password');
});

test('an unconfirmed address gets only the links that confirm it and reset the password', async () => {
  const user = await market.world.createUser({ emailConfirmedAt: null });
  const browser = await browserOf(market, user);
  await browser.post('/api/auth/email-confirmation/request');
  await market.client().post('/api/auth/password-reset/request', { email: user.email });
  await browser.post('/api/change-password', { old_password: password, new_password: 'Medaase#2027' });
  await mailedLink(market, user.email, 'confirm-email');
  await expect.poll(() => mailsTo(market, user.email).length, { timeout: 10_000 }).toBe(2);
  await allSent();
  const subjects = mailsTo(market, user.email).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['Choose a new password', 'Confirm your email address']);
});
