export const accountLimits = {
  fullNameMin: 6,
  fullNameMax: 50,
  passwordMin: 8,
  passwordMax: 128,
  emailMax: 254,
  minimumAge: 13,
  /** Nobody who lives was born before. */
  earliestBirth: '1900-01-01',
  profileChangesPerHour: 60,
  addressMin: 5,
  addressMax: 200,
  cityMin: 2,
  cityMax: 50,
  phoneDigits: 10,
  /** With what people put between the digits. */
  phoneTypedMax: 30,
  /** Of one account from one address, or on one device that knows it: then it is closed there for the rest of the time. */
  loginFailures: { times: 5, minutes: 15 },
  /** Whatever a stranger may use up only slows down: after so many each attempt waits, at last `slowsTo` seconds. */
  loginFailuresOfAccount: { times: 10, minutes: 60, slowsTo: 60 },
  loginFailuresOfAddress: { times: 200, minutes: 15, slowsTo: 10 },
  signupPerAddress: { times: 60, minutes: 60, slowsTo: 30 },
  /** So long after a login or an entry of the password it is not asked for again. */
  freshPasswordMinutes: 10,
  recoveryCodes: 10,
  recoveryCodeDigits: 12,
  /** Of a code, with what people put between the digits. */
  codeTypedMax: 30,
  resetRequests: { times: 3, minutes: 60 },
  resetRequestsOfAddress: { times: 60, minutes: 60, slowsTo: 30 },
  resetLinkMinutes: 60,
  resetRedirectSeconds: 3,
  confirmationRequests: { times: 3, minutes: 60 },
  confirmationLinkDays: 3,
  emailChangesPerDay: 5,
  emailChangeLinkHours: 24,
  /** So long whoever reads the old address may take a change back. */
  emailObjectionDays: 7,
  /** In which a login takes a deletion back. */
  deletionGraceDays: 30,
} as const;

export const sessionLimits = {
  accessMinutes: 15,
  refreshDays: 30,
  refreshGraceSeconds: 20,
  perPerson: 50,
  deviceDays: 365,
  peopleOfDevice: 5,
} as const;

/** The terms and the privacy policy that whoever signs up agrees to: the day when one of them was last changed. */
export const termsVersion = '2026-11-22';

/** Where the check of a seller stands; `required`: a shop that has to hand in its papers, again or for the first time. */
export const verificationStates = ['pending', 'verified', 'rejected', 'required'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Male, female, other. */
export const genders = ['M', 'F', 'O'] as const;

/** Why somebody leaves. */
export const deletionReasons = [
  'I no longer need it',
  'Privacy',
  'Too many messages',
  'Bad experience with sellers',
  'Created by mistake',
  'Other',
] as const;

/** What has to be typed to delete an account. */
export const deletionWord = 'DELETE';

/** Why somebody is suspended, as they read it. */
export const suspensionLimits = { reasonMin: 10, reasonMax: 500 } as const;
