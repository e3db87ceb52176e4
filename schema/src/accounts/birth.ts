import { accountLimits as limits } from './limits.ts';
import { accountTexts as texts } from './texts.ts';

/** What is wrong with a day of birth on this day; null when nothing is. */
export function birthFault(dateOfBirth: string, today: Date): string | null {
  if (dateOfBirth < limits.earliestBirth) return texts.birthRequired;
  if (new Date(dateOfBirth) > today) return texts.birthInFuture;
  const youngest = new Date(today);
  youngest.setUTCFullYear(youngest.getUTCFullYear() - limits.minimumAge);
  return new Date(dateOfBirth) > youngest ? texts.tooYoung : null;
}
