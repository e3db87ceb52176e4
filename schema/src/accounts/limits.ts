import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const accountLimits = {
  fullNameMin: 6,
  fullNameMax: 50,
  passwordMax: 128,
  emailMax: 254,
  minimumAge: 13,
  /** No living user was born earlier. */
  earliestBirth: '1900-01-01',
  profileChangesPerHour: 60,
  addressMin: 5,
  addressMax: 200,
  cityMin: 2,
  cityMax: 50,
  /** Per account and address, or per known device: logging in is then blocked there for the rest of the time. */
  loginFailures: { times: 5, minutes: 15 },
  /**
   * Limits that a stranger can use up only slow logins down: after `times` failures each attempt waits, at most
   * `slowsToSeconds`.
   */
  loginFailuresOfAccount: { times: 10, minutes: 60, slowsToSeconds: 60 },
  loginFailuresOfAddress: { times: 200, minutes: 15, slowsToSeconds: 10 },
  /** Of login codes, after the right password. A source is blocked by `loginFailures`. */
  codeFailuresOfAccount: { times: 10, minutes: 60, slowsToSeconds: 300 },
  /** After these the owner gets a warning, not more often than `codeWarnings` allows. */
  codeFailuresUnnoticed: { times: 2, minutes: 60 },
  codeWarnings: { times: 1, minutes: 60 },
  signupsOfAddress: { times: 60, minutes: 60, slowsToSeconds: 30 },
  /** The password is not asked for again within this time after a login or confirmation. */
  freshPasswordMinutes: 10,
  recoveryCodes: 10,
  recoveryCodeDigits: 12,
  /** Length of a typed code, including separators. */
  codeTypedMax: 30,
  resetRequests: { times: 3, minutes: 60 },
  resetRequestsOfAddress: { times: 60, minutes: 60, slowsToSeconds: 30 },
  resetLinkMinutes: 60,
  resetRedirectSeconds: 3,
  confirmationRequests: { times: 3, minutes: 60 },
  confirmationLinkDays: 3,
  emailChangesPerDay: 5,
  emailChangeLinkHours: 24,
  /** How long the old address can undo a change of e-mail. */
  emailChangeUndoDays: 7,
  /** A login within this time cancels the deletion. */
  deletionGraceDays: 30,
} as const;

export const addressLimits = { perUser: 10, labelMax: 30, nameMin: 2, nameMax: 100, landmarkMax: 120 } as const;

export const sessionLimits = {
  accessMinutes: 15,
  refreshDays: 30,
  refreshGraceSeconds: 20,
  perUser: 50,
  deviceDays: 365,
  usersPerDevice: 5,
} as const;

export const staffLimits = { membersMax: 100, invitationsMax: 50, invitationsPerHour: 30, invitationDays: 7 } as const;

export const apiKeyLimits = {
  perUser: 20,
  createdPerHour: 40,
  nameMax: 60,
  daysMax: 365,
} as const;

/** Apps that users connect by OAuth. */
export const oauthLimits = {
  appsPerUser: 10,
  changesPerHour: 40,
  nameMax: 60,
  urlMax: 300,
  redirectsMax: 10,
  /** Length of the query of a request to `/oauth/authorize`. */
  requestMax: 4_000,
  codesPerHour: 60,
  codeSeconds: 60,
  accessMinutes: 60,
  /** Without a renewal in this time, a connection ends. */
  idleDays: 90,
  /** Of one user with one app, such as on several devices. The one that was renewed longest ago ends. */
  grantsPerApp: 10,
  grantsPerUser: 100,
  /** Of one app from one address. */
  requestsPerMinute: 120,
  /** Of all apps from one address, such as a server that serves many users. */
  requestsOfAddressPerMinute: 600,
  renewalsPerHour: 60,
} as const;

/** Date of the last change to the terms or the privacy policy, which users accept at signup. */
export const termsVersion = '2026-11-28';

export const verification = choice('Verification', "State of a seller's verification.", {
  pending: 'Submitted, not reviewed yet',
  verified: 'Reviewed and accepted',
  rejected: 'Reviewed and rejected',
  required: 'Documents must be submitted, for the first time or again',
});
export type VerificationState = ValueOf<typeof verification>;

export const gender = choice(
  'Gender',
  'Gender, as the user stated it.',
  { M: 'Male', F: 'Female', O: 'Other' },
  { as: { M: 'MALE', F: 'FEMALE', O: 'OTHER' } },
);

export const deletionReason = choice('DeletionReason', 'Reason for deleting an account.', {
  'I no longer need it': 'I no longer need it',
  Privacy: 'Privacy',
  'Too many messages': 'Too many messages',
  'Bad experience with sellers': 'Bad experience with sellers',
  'Created by mistake': 'Created by mistake',
  Other: 'Other',
});

/** The word that confirms a deletion. */
export const deletionWord = 'DELETE';

/** Length of the reason, which the suspended user reads. */
export const suspensionLimits = { reasonMin: 10, reasonMax: 500 } as const;
