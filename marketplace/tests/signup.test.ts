import { termsVersion } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { policies } from '#help/content/content.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

let formCount = 0;
const signupForm = (given: Record<string, unknown> = {}) => {
  formCount += 1;
  return {
    full_name: 'Kwame Ɔsei-Bonsu',
    email: `kwame${formCount}@example.com`,
    telephone_number: '0244123456',
    password: 'Akwaaba#2026',
    password_confirm: 'Akwaaba#2026',
    ...given,
  };
};
const count = async () => (await market.db.select({ id: users.id }).from(users)).length;

test('a signup creates the account and logs in', async () => {
  const browser = market.client();
  const answer = await browser.post('/api/signup', signupForm({ email: ' Kwame@Example.COM ' }));
  expect(answer.status).toBe(201);
  expect(answer.body.user).toMatchObject({
    email: 'kwame@example.com',
    full_name: 'Kwame Ɔsei-Bonsu',
    is_seller: false,
  });
  expect(JSON.stringify(answer.body)).not.toContain('argon2');
  expect((await browser.get('/api/me')).body).toEqual(answer.body.user);
  const [user] = await market.db.select().from(users);
  expect(user).toMatchObject({ telephoneNumber: '0244123456', telephoneE164: '+233244123456' });
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the accepted terms and privacy policy are stored with their versions and the time', async () => {
  const { body } = await market.client().post('/api/signup', signupForm());
  const [user] = await market.db
    .select()
    .from(users)
    .where(eq(users.id, String(body.user?.id)));
  expect(user).toMatchObject({ termsVersion, termsAcceptedAt: market.clock.now() });
  const [newest] = policies
    .filter(({ slug }) => slug === 'terms' || slug === 'privacy')
    .map(({ updated_on }) => updated_on)
    .toSorted()
    .toReversed();
  expect(termsVersion).toBe(newest);
});

test('phone numbers are accepted in all usual formats, and names with an apostrophe', async () => {
  const typed = { email: 'adjoa@example.com', telephone_number: '+233 24-412 3456', full_name: 'Adjoa O’Brien' };
  const answer = await market.client().post('/api/signup', signupForm(typed));
  expect(answer.body.user).toMatchObject({ telephone_number: '0244123456', full_name: 'Adjoa O’Brien' });
});

test('ten digits that are no Ghanaian number are stored unchanged', async () => {
  const answer = await market
    .client()
    .post('/api/signup', signupForm({ email: 'abroad@example.com', telephone_number: '4412345678' }));
  expect(answer.body.user?.telephone_number).toBe('4412345678');
});

const invalidForms: [string, Record<string, unknown>, string, string][] = [
  ['no name', { full_name: undefined }, 'full_name', texts.fullNameRequired],
  ['a short name', { full_name: 'Ama' }, 'full_name', texts.fullNameShort],
  ['a long name', { full_name: 'A'.repeat(51) }, 'full_name', texts.fullNameLong],
  ['a name of 10 kB', { full_name: 'A'.repeat(10_000) }, 'full_name', texts.fullNameLong],
  ['digits in the name', { full_name: 'Kwame 2nd Osei' }, 'full_name', texts.fullNameLetters],
  ['a name that is a number', { full_name: 7 }, 'full_name', texts.fullNameRequired],
  ['no e-mail', { email: '' }, 'email', texts.emailRequired],
  ['a broken e-mail', { email: 'kwame@' }, 'email', texts.emailInvalid],
  ['a long top-level domain', { email: 'kwame@example.store' }, 'email', texts.emailInvalid],
  ['an e-mail of 10 kB', { email: `${'k'.repeat(10_000)}@example.com` }, 'email', texts.emailInvalid],
  ['an e-mail that is a list', { email: ['a@example.com'] }, 'email', texts.emailRequired],
  ['one digit again and again', { telephone_number: '0000000000' }, 'telephone_number', texts.phoneUnreal],
  ['nine digits', { telephone_number: '024412345' }, 'telephone_number', texts.phoneInvalid],
  ['eleven digits', { telephone_number: '02441234567' }, 'telephone_number', texts.phoneInvalid],
  ['letters in the number', { telephone_number: '02441234ab' }, 'telephone_number', texts.phoneInvalid],
  ['digits of another script', { telephone_number: '٠٢٤٤١٢٣٤٥٦' }, 'telephone_number', texts.phoneInvalid],
  ['a number that is a number', { telephone_number: 244123456 }, 'telephone_number', texts.phoneInvalid],
  [
    'a short password',
    { password: 'Aa#1', password_confirm: 'Aa#1' },
    'password',
    'Password must be at least 8 characters long',
  ],
  [
    'no capital',
    { password: 'akwaaba#1', password_confirm: 'akwaaba#1' },
    'password',
    'Password must contain at least one uppercase letter',
  ],
  [
    'no small letter',
    { password: 'AKWAABA#1', password_confirm: 'AKWAABA#1' },
    'password',
    'Password must contain at least one lowercase letter',
  ],
  [
    'no digit',
    { password: 'Akwaaba##', password_confirm: 'Akwaaba##' },
    'password',
    'Password must contain at least one number',
  ],
  [
    'no special character',
    { password: 'Akwaaba11', password_confirm: 'Akwaaba11' },
    'password',
    'Password must contain at least one special character',
  ],
  ['a password of 10 kB', { password: `Aa#1${'x'.repeat(10_000)}` }, 'password', texts.passwordLong],
  ['no confirmation', { password_confirm: undefined }, 'password_confirm', texts.confirmRequired],
  ['another confirmation', { password_confirm: 'Akwaaba#2027' }, 'password_confirm', texts.passwordsMatch],
];

test.each(invalidForms)('%s is refused with its text, and nothing changes', async (_name, given, field, text) => {
  const before = await count();
  const answer = await market.client().post('/api/signup', signupForm(given));
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  expect(answer.body.details?.[field]).toContain(text);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await count()).toBe(before);
});

test('a taken email is refused, ignoring case', async () => {
  const first = signupForm();
  await market.client().post('/api/signup', first);
  const answer = await market.client().post('/api/signup', signupForm({ email: first.email.toUpperCase() }));
  expect(answer).toMatchObject({ status: 400, body: { code: 'EMAIL_TAKEN', details: { email: [texts.emailTaken] } } });
});

test('of parallel signups with the same email, one succeeds', async () => {
  const same = signupForm();
  const answers = await Promise.all(Array.from({ length: 8 }, () => market.client().post('/api/signup', same)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
  expect(answers.filter(({ body }) => body.code !== undefined).map(({ body }) => body.code)).toEqual(
    Array(7).fill('EMAIL_TAKEN'),
  );
});
