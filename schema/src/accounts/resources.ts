import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { success, thing, told } from '#kernel/reference/told.ts';
import { regions } from '#kernel/regions.ts';
import { genders, verificationStates } from './limits.ts';

/** While it lasts they may read, finish what was agreed on, and write to us. */
export const suspension = thing(
  'Suspension',
  'Why a person may not order, sell, review or start chats, and until when.',
  {
    reason: told(z.string(), 'As the person reads it', 'Three buyers paid for parcels that never came.'),
    since: told(z.iso.datetime(), 'When it began', '2026-11-21T09:35:00.000Z'),
    until: told(z.iso.datetime().nullable(), 'When it ends by itself; null without an end', '2026-12-06T00:00:00.000Z'),
  },
);
export type Suspension = z.infer<typeof suspension>;

export const me = thing('Me', 'The person who is logged in.', {
  id: told(z.uuid(), 'Never changes', examples.buyer),
  full_name: told(z.string(), 'As they gave it', 'Afua Boatemaa Darko'),
  email: told(z.string(), 'In lower case', 'buyer@besesaka.test'),
  telephone_number: told(z.string(), 'As they gave it', '0547955140'),
  whatsapp_number: told(z.string().nullable(), 'Where there is one', '+233547955140'),
  date_of_birth: told(z.string().nullable(), 'A day', '1994-08-21'),
  gender: told(z.enum(genders).nullable(), 'M, F or O', 'F'),
  address: told(z.string().nullable(), 'House and street', '14 Oxford Street, Osu'),
  city: told(z.string().nullable(), 'Town', 'Accra'),
  region: told(z.enum(regions).nullable(), 'One of the sixteen', 'Greater Accra'),
  /** Of GhanaPost, such as GA-183-8164. */
  gps_address: told(z.string().nullable(), 'The GhanaPost GPS address, where it is known', 'GA-183-8164'),
  /** Its path, without the size. */
  profile_picture: told(
    z.string().nullable(),
    'Its path, to which `/<width>.<format>` is added; null without one',
    null,
  ),
  profile_version: told(z.int(), 'Grows with every change of the profile', 3),
  is_seller: told(z.boolean(), 'Whether they have a shop', false),
  /** Selling and more than a few orders a day wait for it. */
  email_confirmed: told(z.boolean(), 'Selling, and more than a few orders a day, wait for it', true),
  role: told(z.enum(['person', 'admin']), 'What they may do', 'person'),
  date_joined: told(z.iso.datetime(), 'When the account was made', '2026-05-06T03:20:00.000Z'),
  suspension: told(suspension.nullable(), 'What keeps them from trading for now; null for nearly everybody', null),
  shop: told(
    thing('OwnShop', 'The shop of the person who asks.', {
      id: told(z.uuid(), 'Never changes', examples.shop),
      business_name: told(z.string(), 'What the shop is called', examples.shopName),
      business_slug: told(z.string(), "The shop's part of addresses", examples.shopSlug),
      verification: told(z.enum(verificationStates), 'How far the check of the seller has come', 'verified'),
    }).nullable(),
    'Their shop; null for somebody who does not sell',
    null,
  ),
});

export type Me = z.infer<typeof me>;

/** For programs; `expires_in` counts seconds and is that of the access token. */
export const sessionTokens = thing('SessionTokens', 'What a program shows and renews.', {
  access_token: told(z.string(), 'For `Authorization: Bearer`', 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMWEyMDE0NiJ9.3q2-7w'),
  refresh_token: told(
    z.string(),
    'For POST /api/auth/tokens; it works once',
    '01a20146-3808-7ae1-93c5-0e68e42cbf7f.C1GrK.VFHBC',
  ),
  expires_in: told(z.number().int(), 'Seconds until the access token has to be renewed', 900),
});

export type SessionTokens = z.infer<typeof sessionTokens>;

/** Login, signup and refresh all answer this; the tokens travel in cookies, or in the answer for who asked for that. */
export const sessionAnswer = thing('Session', 'Who is logged in now, and in which session.', {
  user: told(me, 'The person'),
  tokens: told(sessionTokens.optional(), 'For those who asked for them; else they are in cookies'),
  session: told(
    thing('SessionState', 'One login on one device.', {
      id: told(z.uuid(), 'Of this login', '01a20146-3808-7ae1-93c5-0e68e42cbf7f'),
      expires_at: told(
        z.iso.datetime(),
        'Until when it can be renewed; each renewal moves it on',
        '2026-12-22T03:21:47.661Z',
      ),
    }),
    'The login',
  ),
});

export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** What was done, as a sentence to show. */
export const accountDone = thing('AccountDone', 'It was done.', {
  success,
  message: told(z.string(), 'A sentence to show', 'Your email address is confirmed.'),
});

export const secondFactor = thing('SecondFactor', 'Whether a login needs a code as well.', {
  is_on: told(z.boolean(), 'It does', true),
});

/** Shown once, before it is confirmed. */
export const secondFactorKey = thing('SecondFactorKey', 'The key from which an app makes codes.', {
  secret: told(z.string(), 'The key in base32, to be typed into an app', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
  address: told(
    z.string(),
    'The same as an address that opens an app',
    'otpauth://totp/Besesaka:admin%40besesaka.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Besesaka',
  ),
});
export type SecondFactorKey = z.infer<typeof secondFactorKey>;

export const recoveryCodes = thing('RecoveryCodes', 'What lets its person in where the app is lost.', {
  recovery_codes: told(z.array(z.string()), 'Each works once; they are told this once', ['482199301175']),
});
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const resetLinkState = thing('ResetLinkState', 'Whether the link of a mail still works.', {
  valid: told(z.boolean(), 'It does', false),
  error: told(z.string().optional(), 'Why not', 'Invalid or expired reset link'),
});

export const emailChange = thing('EmailChange', 'A change of the address that waits for the link in a mail.', {
  new_email: told(z.string(), 'The address that shall be', 'afua.darko@example.com'),
  expires_at: told(z.iso.datetime(), 'Until when the link works', '2026-11-23T09:35:00.000Z'),
});
export type EmailChange = z.infer<typeof emailChange>;
export const emailChangeAnswer = thing('EmailChangeAnswer', 'The change of the address that waits.', {
  email_change: told(emailChange.nullable(), 'Null where none waits', null),
});

export const loggedOut = thing('LoggedOut', 'The session has ended.', {
  success,
});

export const personSession = thing('PersonSession', 'A login of somebody on one device.', {
  id: told(z.uuid(), 'Identifies the session', '01a20146-3808-7ae1-93c5-0e68e42cbf7f'),
  device: told(z.string(), 'The browser and system it began on', 'Chrome on Android'),
  created_at: told(z.iso.datetime(), 'When it began', '2026-11-20T08:02:11.000Z'),
  last_seen_at: told(z.iso.datetime(), 'When it was used last, to a quarter of an hour', '2026-11-22T06:40:52.000Z'),
});
export type PersonSession = z.infer<typeof personSession>;

/** The same, as its person sees it in the list of theirs. */
export const deviceSession = thing('DeviceSession', 'A login, as its person sees it.', {
  ...personSession.shape,
  is_current: told(z.boolean(), 'Whether it is the one that asks', true),
});
export type DeviceSession = z.infer<typeof deviceSession>;
export const deviceSessions = thing('DeviceSessions', 'Where a person is logged in.', {
  results: told(z.array(deviceSession), 'Used last first'),
});
export type DeviceSessions = z.infer<typeof deviceSessions>;

/** So many of them are named, the oldest; more are told of when these are done. */
export const openOrdersShown = 100;

/** An order that keeps its person from deleting the account. */
export const openOrder = thing('OpenOrder', 'An order that keeps its person from deleting the account.', {
  order_id: told(z.string(), 'The number that people say: capital letters and digits', examples.order),
  state: told(z.enum(['pending', 'accepted', 'dispatched']), 'Where it stands', 'pending'),
});
export type OpenOrder = z.infer<typeof openOrder>;
export const deletionOutlook = thing('DeletionOutlook', 'What would keep a person from deleting the account.', {
  open_orders: told(z.array(openOrder), `They have to be finished or cancelled first; the oldest ${openOrdersShown}`),
  grace_days: told(z.number().int(), 'For so many days a login takes a deletion back', 30),
});
export type DeletionOutlook = z.infer<typeof deletionOutlook>;

/** One of the places where a person has things delivered. */
export const bookedAddress = thing('BookedAddress', 'A place where a person has things delivered.', {
  id: told(z.uuid(), 'Identifies the address', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a20'),
  label: told(z.string(), 'What the person calls it', 'Home'),
  full_name: told(z.string(), 'Who receives what comes there', 'Afua Boatemaa Darko'),
  phone: told(z.string(), 'As +233 and nine digits', '+233547955140'),
  address: told(z.string(), 'House and street', '14 Oxford Street, Osu'),
  city: told(z.string(), 'Town', 'Accra'),
  region: told(z.enum(regions), 'One of the sixteen regions', 'Greater Accra'),
  landmark: told(z.string(), 'A nearby place that a rider would know; empty without one', 'Behind the Total station'),
  is_default: told(z.boolean(), 'Whether the checkout begins with it', true),
});
export type BookedAddress = z.infer<typeof bookedAddress>;
export const addressBook = thing('AddressBook', 'All the places of a person.', {
  results: told(z.array(bookedAddress), 'The default first'),
});
export type AddressBook = z.infer<typeof addressBook>;
