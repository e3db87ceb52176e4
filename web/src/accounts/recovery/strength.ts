import { passwordRules } from '@besesaka/schema/accounts/texts.ts';

export interface Strength {
  /** Filled bars, of four. */
  level: 0 | 1 | 2 | 3 | 4;
  label: string;
}

const comfortable = 12;

/** Rates a password: good when it meets all rules, strong when it is long as well. */
export function strengthOf(password: string): Strength {
  if (!password) return { level: 0, label: '' };
  const met = passwordRules.filter((rule) => rule.test(password)).length;
  if (met === passwordRules.length)
    return password.length >= comfortable ? { level: 4, label: 'Strong' } : { level: 3, label: 'Good' };
  return met > passwordRules.length / 2 ? { level: 2, label: 'Fair' } : { level: 1, label: 'Weak' };
}
