function lengthOfTime(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

export const accountTexts = {
  fullNameRequired: 'Full name is required',
  fullNameShort: 'Full name must be at least 6 characters long',
  fullNameLong: 'Full name must be at most 50 characters long',
  fullNameLetters: 'Full name can only contain letters, spaces and hyphens',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailTaken: 'A user with this email already exists.',
  phoneInvalid: 'Phone number must be exactly 10 digits, numbers only',
  passwordRequired: 'Password is required',
  passwordLong: 'Password must be at most 128 characters long',
  confirmRequired: 'Please confirm your password',
  passwordsMatch: 'Passwords must match',
  wrongCredentials: 'Invalid email or password.',
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  somethingWrong: 'Something went wrong',
  tooManyLogins: (seconds: number) => `Too many failed attempts. Please wait ${lengthOfTime(seconds)} and try again.`,
  oldPasswordRequired: 'Current password is required',
  oldPasswordWrong: 'Current password is incorrect',
  passwordChanged: 'Password Changed',
  changePasswordFailed: 'Failed to change password',
  resetRequested: 'If an account with this email exists, we have sent it a link to choose a new password.',
  resetRequestFailed: 'Failed to send reset email',
  resetLinkMissing: 'Invalid reset link',
  resetLinkInvalid: 'Invalid or expired reset link',
  resetCheckFailed: 'Failed to validate reset link',
  resetFailed: 'Failed to reset password',
  passwordReset: 'Password Reset Successful!',
  confirmationSent: 'We have sent you a link to confirm your email address.',
  confirmationInvalid: 'Invalid or expired confirmation link',
  emailConfirmed: 'Your email address is confirmed.',
  confirmToSell: 'Please confirm your email address before you sell.',
  confirmToOrderMore: (times: number) => `Please confirm your email address to order more than ${times} times a day.`,
  sessionEnded: 'Your session has ended. Please log in again.',
} as const;

/** The password rules of the spec, as a list that forms show as a checklist and schemas check one by one. */
export const passwordRules = [
  {
    id: 'length',
    label: 'At least 8 characters',
    text: 'must be at least 8 characters long',
    test: (p: string) => p.length >= 8,
  },
  {
    id: 'upper',
    label: 'One uppercase letter',
    text: 'must contain at least one uppercase letter',
    test: (p: string) => /[A-Z]/.test(p),
  },
  {
    id: 'lower',
    label: 'One lowercase letter',
    text: 'must contain at least one lowercase letter',
    test: (p: string) => /[a-z]/.test(p),
  },
  { id: 'number', label: 'One number', text: 'must contain at least one number', test: (p: string) => /\d/.test(p) },
  {
    id: 'special',
    label: 'One special character',
    text: 'must contain at least one special character',
    test: (p: string) => /[!@#$%^&*(),.?":{}|<>]/.test(p),
  },
] as const;
