import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { createPicture } from './chat/pictures.ts';
import { nothingChosen } from './nothing-chosen.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const profile = {
  full_name: 'Adwoa Ɔsei-Tutu',
  telephone_number: '024 123 4567',
  whatsapp_number: '+233201234567',
  date_of_birth: '1994-08-21T00:00:00.000Z',
  gender: 'F',
  address: '14 Oxford Street, Osu',
  city: 'Accra',
  region: 'Bono',
  gps_address: 'ga-183-8164',
};

async function loggedIn() {
  const { email } = await market.world.createUser();
  const browser = market.client();
  expect((await browser.post('/api/login', { email, password })).status).toBe(200);
  return browser;
}

function formOf(values: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

test('a profile is normalised, saved and read again', async () => {
  const browser = await loggedIn();
  const answer = await browser.put('/api/me', profile);
  const kept = {
    full_name: 'Adwoa Ɔsei-Tutu',
    telephone_number: '+233241234567',
    whatsapp_number: '+233201234567',
    date_of_birth: '1994-08-21',
    gender: 'F',
    region: 'Brong Ahafo',
    gps_address: 'GA-183-8164',
    profile_picture: null,
  };
  expect(answer).toMatchObject({ status: 200, body: kept });
  expect((await browser.get('/api/me')).body).toEqual(answer.body);
  const without = await browser.put('/api/me', { ...profile, whatsapp_number: '', gps_address: '' });
  expect(without.body).toMatchObject({ whatsapp_number: null, gps_address: null });
});

test('each rule has its message', async () => {
  const browser = await loggedIn();
  const soon = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const child = new Date(Date.now() - 12 * 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const wrong: [keyof typeof profile, string, string][] = [
    ['full_name', '', texts.fullNameRequired],
    ['full_name', 'Ama', texts.fullNameShort],
    ['full_name', 'Ama 123 Mensah', texts.fullNameLetters],
    ['telephone_number', '12345', texts.telephoneInvalid],
    ['telephone_number', '0000000000', texts.telephoneInvalid],
    ['whatsapp_number', '+44791112345', texts.whatsappInvalid],
    ['date_of_birth', '', texts.birthRequired],
    ['date_of_birth', '1994-02-31', texts.birthRequired],
    ['date_of_birth', '0000-01-01', texts.birthRequired],
    ['date_of_birth', '1899-12-31', texts.birthRequired],
    ['date_of_birth', soon, texts.birthInFuture],
    ['date_of_birth', child, texts.tooYoung],
    ['gender', 'X', texts.genderRequired],
    ['address', 'Osu', texts.addressShort],
    ['address', 'x'.repeat(201), texts.addressLong],
    ['city', 'A', texts.cityShort],
    ['city', 'Accra 2', texts.cityLetters],
    ['city', 'x'.repeat(51), texts.cityLong],
    ['region', 'Texas', texts.regionRequired],
    ['gps_address', 'GA18381', texts.gpsAddressInvalid],
  ];
  for (const [field, value, text] of wrong) {
    const answer = await browser.put('/api/me', { ...profile, [field]: value });
    expect(answer.status, `${field}: ${value}`).toBe(400);
    expect(answer.body.details?.[field], `${field}: ${value}`).toContain(text);
  }
  expect((await browser.get('/api/me')).body.address).toBeNull();
  expect((await market.client().put('/api/me', profile)).status).toBe(401);
});

test('repeated changes are limited', async () => {
  const browser = await loggedIn();
  for (let n = 0; n < limits.profileChangesPerHour; n += 1)
    expect((await browser.put('/api/me', profile)).status).toBe(200);
  expect((await browser.put('/api/me', profile)).status).toBe(429);
});

test('the form of the spec uploads a picture, another one replaces it, and null removes it', async () => {
  const browser = await loggedIn();
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f5c43' } })
    .jpeg()
    .toBuffer();
  const send = (values: Record<string, string | Blob>) => browser.send('PUT', '/api/update-profile', formOf(values));
  const picture = new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
  const first = await send({ ...profile, profile_picture: picture });
  expect(first, JSON.stringify(first.body)).toMatchObject({ status: 200, body: { full_name: profile.full_name } });
  const path = String(first.body.profile_picture);
  expect(path).toMatch(/^\/media\//);
  expect((await send(profile)).body.profile_picture).toBe(path);
  const second = await send({ ...profile, profile_picture: picture });
  expect(second.body.profile_picture).not.toBe(path);
  const broken = await send({
    ...profile,
    profile_picture: new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }),
  });
  expect(broken).toMatchObject({ status: 415, body: { error: texts.pictureInvalid } });
  expect(broken.body.details).toEqual({ profile_picture: [texts.pictureInvalid] });
  const none = nothingChosen('profile_picture', profile);
  expect(await browser.send('PUT', '/api/update-profile', ...none)).toMatchObject({
    status: 200,
    body: { profile_picture: second.body.profile_picture },
  });
  const large = await send({ ...profile, profile_picture: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) });
  expect(large).toMatchObject({ status: 413, body: { error: texts.pictureTooLarge } });
  expect((await browser.put('/api/me', { ...profile, profile_picture: null })).body.profile_picture).toBeNull();
});

test('only its owner can use an uploaded picture, and a replaced one is no longer served', async () => {
  const [owner, stranger] = [await loggedIn(), await loggedIn()];
  const file = new File([await createPicture()], 'me.jpg', { type: 'image/jpeg' });
  const bring = async () =>
    String((await owner.send('POST', '/api/uploads?purpose=profile-picture', formOf({ file }))).body.id);
  const wear = (who: typeof owner, id: string) => who.put('/api/me', { ...profile, profile_picture: id });
  const draw = async (id: string, width: number) =>
    (await market.marketplace.fetch(new Request(`http://localhost/media/${id}/${width}.webp`))).status;
  const first = await bring();
  expect(await wear(stranger, first)).toMatchObject({
    status: 400,
    body: { details: { profile_picture: [uploadTexts.missing] } },
  });
  expect((await stranger.get('/api/me')).body.profile_picture).toBeNull();
  expect(await wear(owner, first)).toMatchObject({ status: 200, body: { profile_picture: `/media/${first}` } });
  expect(await draw(first, 96)).toBe(200);
  expect((await wear(owner, await bring())).status).toBe(200);
  expect(await draw(first, 320)).toBe(404);
});

test('a change with a version overwrites nothing newer, and one without replaces the profile', async () => {
  const browser = await loggedIn();
  const seen = (await browser.get('/api/me')).body.profile_version;
  const one = await browser.put('/api/me', { ...profile, city: 'Kumasi', profile_version: seen });
  expect(one).toMatchObject({ status: 200, body: { city: 'Kumasi', profile_version: Number(seen) + 1 } });
  const late = { ...profile, address: '7 Harbour Road', profile_version: seen };
  expect(await browser.put('/api/me', late)).toMatchObject({ status: 409, body: { code: 'STALE' } });
  expect((await browser.get('/api/me')).body).toEqual(one.body);
  // Of two parallel changes of the same version one gets a conflict.
  const now = { ...profile, profile_version: Number(seen) + 1 };
  const both = await Promise.all([browser.put('/api/me', now), browser.put('/api/me', now)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const form = await browser.send('PUT', '/api/update-profile', formOf({ ...profile, city: 'Tema' }));
  expect(form).toMatchObject({ status: 200, body: { city: 'Tema', profile_version: Number(seen) + 3 } });
});
