export const accountLimits = {
  fullNameMin: 6,
  fullNameMax: 50,
  passwordMin: 8,
  passwordMax: 128,
  emailMax: 254,
  phoneDigits: 10,
  loginFailures: { times: 5, minutes: 15 },
  loginPerAddress: { times: 100, minutes: 15 },
  signupPerAddress: { times: 60, minutes: 60 },
} as const;

export const sessionLimits = { accessMinutes: 15, refreshDays: 30, refreshGraceSeconds: 20, perPerson: 50 } as const;
