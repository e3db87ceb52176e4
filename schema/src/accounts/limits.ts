export const accountLimits = {
  fullNameMin: 6,
  fullNameMax: 50,
  passwordMin: 8,
  passwordMax: 128,
  emailMax: 254,
  phoneDigits: 10,
  /** Of one account from one address, or on one device that knows it: then it is closed there for the rest of the time. */
  loginFailures: { times: 5, minutes: 15 },
  /** Whatever a stranger may use up only slows down: after so many each attempt waits, at last `slowsTo` seconds. */
  loginFailuresOfAccount: { times: 10, minutes: 60, slowsTo: 60 },
  loginFailuresOfAddress: { times: 200, minutes: 15, slowsTo: 10 },
  signupPerAddress: { times: 60, minutes: 60, slowsTo: 30 },
  resetRequests: { times: 3, minutes: 60 },
  resetRequestsOfAddress: { times: 60, minutes: 60, slowsTo: 30 },
  resetLinkMinutes: 60,
  confirmationRequests: { times: 3, minutes: 60 },
  confirmationLinkDays: 3,
} as const;

export const sessionLimits = {
  accessMinutes: 15,
  refreshDays: 30,
  refreshGraceSeconds: 20,
  perPerson: 50,
  deviceDays: 365,
  peopleOfDevice: 5,
} as const;
