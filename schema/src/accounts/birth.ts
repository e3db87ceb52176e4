import { accountLimits as limits } from './limits.ts';
import { accountTexts as texts } from './texts.ts';

/** The error for a date of birth as of `today`; null if it is valid. */
export function birthFault(dateOfBirth: string, today: Date): string | null {
  if (dateOfBirth < limits.earliestBirth) return texts.birthRequired;
  if (new Date(dateOfBirth) > today) return texts.birthInFuture;
  const latestBirth = new Date(today);
  latestBirth.setUTCFullYear(latestBirth.getUTCFullYear() - limits.minimumAge);
  return new Date(dateOfBirth) > latestBirth ? texts.tooYoung : null;
}
