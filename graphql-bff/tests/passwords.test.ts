import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  await market.marketplace.jobs.start();
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const fresh = 'Medaase#2027';
const outcome = 'message errors { __typename code message ... on ValidationError { fields { field messages } } }';
const request = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { ${outcome} } }`;
const check = `mutation ($input: ResetLinkInput!) { checkResetLink(input: $input) { isValid message } }`;
const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${outcome} } }`;
const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ${outcome} } }`;
const askConfirmation = `mutation { requestEmailConfirmation { ${outcome} } }`;
const askChange = `mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { ${outcome} } }`;
const makeChange = `mutation ($input: EmailChangeLinkInput!) { confirmEmailChange(input: $input) { ${outcome} } }`;
const object = `mutation ($input: EmailChangeLinkInput!) { objectToEmailChange(input: $input) { ${outcome} } }`;
const confirm = `mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { ${outcome} } }`;

async function mailed(email: string, page: string) {
  const link = () => {
    const mail = market.mailer.stored?.().find(({ to, text }) => to === email && text.includes(`/${page}?`));
    return new RegExp(`/${page}\\?token=([^/\\s]+)/(\\S+)`).exec(mail?.text ?? '');
  };
  await expect.poll(link, { timeout: 10_000 }).not.toBeNull();
  const [, uid = '', token = ''] = link() ?? [];
  return { uid, token };
}

test('the link in the mail sets a new password and makes the browser a known device', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  const requested = resultOf((await browser.query(request, { email })).data?.requestPasswordReset);
  expect(requested?.message).toBeTruthy();
  expect(resultOf((await browser.query(request, { email: 'nobody@example.com' })).data?.requestPasswordReset)).toEqual(
    requested,
  );
  const link = await mailed(email, 'reset-password');
  expect(resultOf((await browser.query(check, { input: link })).data?.checkResetLink)).toEqual({
    isValid: true,
    message: null,
  });
  const weak = await browser.query(reset, { input: { ...link, newPassword: 'short' } });
  expect(resultOf(weak.data?.resetPassword)?.fields?.[0]?.field).toBe('newPassword');
  const done = await browser.query(reset, { input: { ...link, newPassword: fresh } });
  expect(resultOf(done.data?.resetPassword)).toEqual({ message: 'Password Reset Successful!' });
  expect(browser.cookies.has('device')).toBe(true);
  expect(resultOf((await browser.query(check, { input: link })).data?.checkResetLink)).toEqual({
    isValid: false,
    message: 'Invalid or expired reset link',
  });
  const again = await browser.query(reset, { input: { ...link, newPassword: fresh } });
  expect(resultOf(again.data?.resetPassword)).toMatchObject({ __typename: 'RefusedError', code: 'REFUSED' });
  expect(resultOf((await browser.logIn(email, fresh)).data?.logIn)?.user?.id).toBeTruthy();
});

test('changing the password needs the old one, and a wrong one is reported at its field', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  const wrong = await browser.query(change, { input: { oldPassword: 'Wrong#2026', newPassword: fresh } });
  expect(resultOf(wrong.data?.changePassword)?.fields).toEqual([
    { field: 'oldPassword', messages: ['Current password is incorrect'] },
  ]);
  const done = await browser.query(change, { input: { oldPassword: password, newPassword: fresh } });
  expect(resultOf(done.data?.changePassword)).toEqual({ message: 'Password Changed' });
  expect((await browser.query('{ viewer { user { email } } }')).data?.viewer?.user?.email).toBe(email);
});

test('the link in the mail confirms the address', async () => {
  const { email } = await market.world.createUser({ emailConfirmedAt: null });
  const browser = bff.browser();
  await browser.logIn(email, password);
  const confirmed = async () =>
    (await browser.query('{ viewer { user { emailConfirmed } } }')).data?.viewer?.user?.emailConfirmed;
  expect(await confirmed()).toBe(false);
  expect(resultOf((await browser.query(askConfirmation)).data?.requestEmailConfirmation)?.message).toBeTruthy();
  const link = await mailed(email, 'confirm-email');
  expect(resultOf((await bff.browser().query(confirm, { input: link })).data?.confirmEmail)?.message).toBeTruthy();
  expect(await confirmed()).toBe(true);
  expect(resultOf((await bff.browser().query(confirm, { input: link })).data?.confirmEmail)).toMatchObject({
    code: 'REFUSED',
  });
});

test('the link to the new address changes the email, and the old address may object', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  const next = `new.${email}`;
  const waiting = async () =>
    (await browser.query('{ viewer { user { email } emailChange { newEmail expiresAt } } }')).data?.viewer;
  const wrong = await browser.query(askChange, { input: { newEmail: email, password } });
  expect(resultOf(wrong.data?.requestEmailChange)?.fields).toEqual([
    { field: 'newEmail', messages: ['This is already your email address'] },
  ]);
  const requested = await browser.query(askChange, { input: { newEmail: next, password } });
  expect(resultOf(requested.data?.requestEmailChange)?.message).toBeTruthy();
  expect(await waiting()).toMatchObject({ user: { email }, emailChange: { newEmail: next } });
  const changed = await bff.browser().query(makeChange, { input: await mailed(next, 'change-email') });
  expect(resultOf(changed.data?.confirmEmailChange)?.message).toBe('Your email address has been changed.');
  expect(await waiting()).toEqual({ user: { email: next }, emailChange: null });
  const objected = await bff.browser().query(object, { input: await mailed(email, 'secure-account') });
  expect(resultOf(objected.data?.objectToEmailChange)?.message).toBe('Your account is secured.');
  expect((await browser.query('{ viewer { user { email } } }')).data?.viewer).toEqual({ user: null });
});
