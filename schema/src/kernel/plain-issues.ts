import { z } from 'zod';
import { texts } from './texts.ts';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['localeError']>>[0];

const kinds: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
  file: 'This must be a file.',
};

const formats: Record<string, string> = {
  email: 'Please enter a valid email address',
  url: 'This must be a web address.',
  uuid: 'This is not an id.',
  date: 'This must be a date like 2026-03-06.',
  datetime: 'This must be a time like 2026-03-06T12:00:00Z.',
};

const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries', file: ' bytes' };

/** Error text for a violation whose rule has no text of its own. */
function plainIssue(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return texts.unknownField;
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? texts.fieldRequired : (kinds[issue.expected] ?? texts.fieldInvalid);
  if (issue.code === 'invalid_format') return formats[issue.format] ?? texts.fieldInvalid;
  if (issue.code === 'invalid_value') return oneOf(issue.values);
  if (issue.code === 'too_small') {
    const least = issue.inclusive === false ? 'more than' : 'at least';
    return `This must ${verb(issue.origin)} ${least} ${issue.minimum}${units[issue.origin] ?? ''}.`;
  }
  if (issue.code === 'too_big') {
    const most = issue.inclusive === false ? 'less than' : 'at most';
    return `This must ${verb(issue.origin)} ${most} ${issue.maximum}${units[issue.origin] ?? ''}.`;
  }
  return texts.fieldInvalid;
}

/** Whether a sentence needs its field to be understood, as those do that are not of a rule of its own. */
export const isGeneral = (text: string): boolean => text === texts.invalidInput || /^This (is|must|field)\b/.test(text);

const verb = (origin: string) => (origin in units ? 'have' : 'be');

/** A long list of values would not help. */
function oneOf(values: readonly unknown[]): string {
  return values.length > 10 ? texts.fieldInvalid : `This must be one of: ${values.join(', ')}.`;
}

/** Makes Zod use our error texts in this process, wherever a rule has no text of its own. */
export function installZodErrorMessages(): void {
  z.config({ localeError: plainIssue });
}
