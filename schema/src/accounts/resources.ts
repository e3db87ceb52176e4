import { z } from 'zod';
import { describe, oneOf, resource, success } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { ghanaRegion } from '#kernel/regions.ts';
import { staffRole } from '#kernel/staff/roles.ts';
import { accountLimits, addressLimits, gender, sessionLimits, verification } from './limits.ts';

/** A suspended user can still read, finish open orders and contact us. */
export const suspension = resource('Suspension', 'A suspension: the user may not order, sell, review or start chats.', {
  reason: describe(z.string(), 'Reason as shown to the user', 'Three buyers paid for parcels that never came.'),
  since: describe(z.iso.datetime(), 'When the suspension started', '2026-11-21T09:35:00.000Z'),
  until: describe(
    z.iso.datetime().nullable(),
    'When the suspension ends; null if it has no end',
    '2026-12-06T00:00:00.000Z',
  ),
});
export type Suspension = z.infer<typeof suspension>;

/** The logged-in user's own shop. */
export const myShop = resource('OwnShop', "The logged-in user's own shop.", {
  id: describe(z.uuid(), 'Unique ID', examples.shop),
  business_name: describe(z.string(), 'Name of the shop', examples.shopName, { as: 'name' }),
  business_slug: describe(z.string(), 'URL slug of the shop, the last part of `/shops/<slug>`', examples.shopSlug, {
    as: 'slug',
  }),
  verification: describe(oneOf(verification), "State of the seller's verification", 'verified'),
});

export const me = resource(
  'Me',
  'The logged-in user.',
  {
    id: describe(z.uuid(), 'Unique ID', examples.buyer),
    full_name: describe(z.string(), 'Full name', 'Afua Boatemaa Darko'),
    email: describe(z.string(), 'Email address in lower case', 'buyer@besesaka.test'),
    telephone_number: describe(z.string(), 'Phone number as the user entered it', '0547955140'),
    whatsapp_number: describe(
      z.string().nullable(),
      'WhatsApp number as +233 and nine digits; null if unknown',
      '+233547955140',
    ),
    date_of_birth: describe(z.iso.date().nullable(), 'Date of birth; null if unknown', '1994-08-21'),
    gender: describe(oneOf(gender).nullable(), 'Gender; null if unknown', 'F'),
    address: describe(z.string().nullable(), 'House number and street; null if unknown', '14 Oxford Street, Osu'),
    city: describe(z.string().nullable(), 'Town or city; null if unknown', 'Accra'),
    region: describe(oneOf(ghanaRegion).nullable(), 'One of the 16 regions of Ghana; null if unknown', 'Greater Accra'),
    gps_address: describe(
      z.string().nullable(),
      'GhanaPost GPS address, such as GA-183-8164; null if unknown',
      'GA-183-8164',
    ),
    profile_picture: describe(
      z.string().nullable(),
      'Base path of the picture: append `/<width>.<format>`, such as `/192.webp`; null without a picture',
      null,
      { as: 'picturePath' },
    ),
    profile_version: describe(z.int(), 'Version of the profile, higher after every change', 3),
    is_seller: describe(z.boolean(), 'Whether the user has a shop', false),
    email_confirmed: describe(
      z.boolean(),
      'Whether the email address is confirmed; required for selling and for more than a few orders a day',
      true,
    ),
    staff_role: describe(
      oneOf(staffRole).nullable(),
      'Role in the back office; null for users who are no admins',
      null,
    ),
    date_joined: describe(z.iso.datetime(), 'When the account was created', '2026-05-06T03:20:00.000Z', {
      as: 'createdAt',
    }),
    suspension: describe(suspension.nullable(), 'Current suspension; null if the user is not suspended', null),
    shop: describe(myShop.nullable(), "The user's shop; null without one", null),
  },
  { as: 'User' },
);
export type Me = z.infer<typeof me>;

/** Tokens for API clients. */
export const sessionTokens = resource(
  'SessionTokens',
  'Tokens for API clients: the access token authorises requests, the refresh token renews both.',
  {
    access_token: describe(
      z.string(),
      'Access token for the header `Authorization: Bearer`, and for `authorization` in the `connection_init` message of a WebSocket',
      'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMWEyMDE0NiJ9.3q2-7w',
    ),
    refresh_token: describe(
      z.string(),
      'Refresh token for new tokens; it works once',
      '01a20146-3808-7ae1-93c5-0e68e42cbf7f.C1GrK.VFHBC',
    ),
    expires_in: describe(z.number().int(), 'Seconds until the access token expires', 900),
  },
);

export type SessionTokens = z.infer<typeof sessionTokens>;

/**
 * Login, signup and refresh return this. The tokens are in cookies, or in the response if the client asked for that.
 */
export const sessionAnswer = resource('Session', 'The logged-in user and session.', {
  user: describe(me, 'The logged-in user'),
  tokens: describe(sessionTokens.optional(), 'Present only if requested; otherwise the tokens are in cookies'),
  session: describe(
    resource('SessionState', 'One login on one device.', {
      id: describe(z.uuid(), 'Unique ID', '01a20146-3808-7ae1-93c5-0e68e42cbf7f'),
      expires_at: describe(
        z.iso.datetime(),
        'When the session expires; each renewal extends it',
        '2026-12-22T03:21:47.661Z',
      ),
    }),
    'The session',
  ),
});

export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const accountDone = resource('AccountDone', 'Confirmation of an action.', {
  success,
  message: describe(z.string(), 'Message to show to the user', 'Your email address is confirmed.'),
});

export const secondFactor = resource('SecondFactor', 'State of the second factor.', {
  is_on: describe(z.boolean(), 'Whether a login needs a code', true),
});

/** The key is returned once, before it is confirmed. */
export const secondFactorKey = resource('SecondFactorKey', 'The key with which an authenticator app creates codes.', {
  secret: describe(z.string(), 'Key in base32, for entering it by hand', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
  address: describe(
    z.string(),
    'The same key as an otpauth URL that opens an authenticator app',
    'otpauth://totp/Besesaka:admin%40besesaka.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Besesaka',
  ),
});
export type SecondFactorKey = z.infer<typeof secondFactorKey>;

export const recoveryCodes = resource('RecoveryCodes', 'Codes for logging in without the authenticator app.', {
  recovery_codes: describe(
    z.array(z.string()).max(accountLimits.recoveryCodes),
    'The codes, returned only now; each works once',
    ['482199301175'],
  ),
});
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const resetLinkState = resource('ResetLinkState', 'Validity of a link from an email.', {
  valid: describe(z.boolean(), 'Whether the link still works', false),
  error: describe(
    z.string().optional(),
    'Why the link does not work; left out if it works',
    'Invalid or expired reset link',
  ),
});

export const emailChange = resource('EmailChange', 'A change of the email address that is not confirmed yet.', {
  new_email: describe(z.string(), 'New email address', 'afua.darko@example.com'),
  expires_at: describe(z.iso.datetime(), 'When the confirmation link expires', '2026-11-23T09:35:00.000Z'),
});
export type EmailChange = z.infer<typeof emailChange>;
export const emailChangeAnswer = resource('EmailChangeAnswer', 'The pending change of the email address.', {
  email_change: describe(emailChange.nullable(), 'The pending change; null if there is none', null),
});

export const loggedOut = resource('LoggedOut', 'Confirmation that the session has ended.', {
  success,
});

export const userSession = resource('UserSession', 'A login of a user on one device.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-3808-7ae1-93c5-0e68e42cbf7f'),
  device: describe(z.string(), 'Browser and operating system at login', 'Chrome on Android'),
  created_at: describe(z.iso.datetime(), 'When the session started', '2026-11-20T08:02:11.000Z'),
  last_seen_at: describe(
    z.iso.datetime(),
    'When the session was last used, accurate to 15 minutes',
    '2026-11-22T06:40:52.000Z',
  ),
});
export type UserSession = z.infer<typeof userSession>;

/** The same, in the user's own list. */
export const deviceSession = resource('DeviceSession', "A session in the user's own list.", {
  ...userSession.shape,
  is_current: describe(z.boolean(), 'Whether it is the session of this request', true),
});
export type DeviceSession = z.infer<typeof deviceSession>;
export const deviceSessions = resource('DeviceSessions', "The user's sessions.", {
  results: describe(z.array(deviceSession).max(sessionLimits.perUser), 'Sessions, most recently used first'),
});
export type DeviceSessions = z.infer<typeof deviceSessions>;

/** Only the oldest open orders are listed; further ones appear once these are done. */
export const openOrdersShown = 100;

export const openOrder = resource('OpenOrder', 'An open order that prevents the deletion of the account.', {
  order_id: describe(z.string(), 'Order code that users see: capital letters and digits', examples.order),
  state: describe(
    z.enum(['awaiting_payment', 'pending', 'accepted', 'dispatched', 'return_requested', 'return_agreed']),
    'State of the order',
    'pending',
  ),
});
export type OpenOrder = z.infer<typeof openOrder>;
export const deletionOutlook = resource(
  'DeletionOutlook',
  'Open orders that prevent the deletion of the account, and its grace period.',
  {
    open_orders: describe(
      z.array(openOrder).max(openOrdersShown),
      `The oldest ${openOrdersShown} orders that must be finished or cancelled first`,
    ),
    grace_days: describe(z.number().int(), 'Days during which a login cancels the deletion', 30),
  },
);
export type DeletionOutlook = z.infer<typeof deletionOutlook>;

/** The address fields of the address book. Orders have the same ones, with the prefix `shipping_`. */
export const shippingAddress = resource('ShippingAddress', 'A shipping address with its recipient.', {
  full_name: describe(z.string(), 'Full name of the recipient', 'Afua Boatemaa Darko'),
  phone: describe(z.string(), 'Phone number of the recipient as +233 and nine digits', '+233547955140'),
  address: describe(z.string(), 'House number and street', '14 Oxford Street, Osu'),
  city: describe(z.string(), 'Town or city', 'Accra'),
  region: describe(oneOf(ghanaRegion), 'One of the 16 regions of Ghana', 'Greater Accra'),
  landmark: describe(z.string(), 'Nearby place that a rider would know; may be empty', 'Behind the Total station'),
});

export const bookedAddress = resource(
  'BookedAddress',
  'A saved delivery address.',
  {
    id: describe(z.uuid(), 'Unique ID', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a20'),
    label: describe(z.string(), 'Name of the address, such as Home', 'Home'),
    ...shippingAddress.shape,
    is_default: describe(z.boolean(), 'Whether the checkout preselects this address', true),
    version: describe(z.string(), 'Version, to be sent with the next change', examples.contentVersion),
  },
  { as: 'DeliveryAddress' },
);
export type BookedAddress = z.infer<typeof bookedAddress>;
export const addressBook = resource('AddressBook', 'All saved delivery addresses of a user.', {
  results: describe(z.array(bookedAddress).max(addressLimits.perUser), 'Addresses, the default first'),
});
export type AddressBook = z.infer<typeof addressBook>;
