import { longDate } from '#kernel/dates.ts';
import { suspensionLimits as limits } from './limits.ts';

/** `until` is exclusive: the day before is the last day of the suspension. */
const lastDay = (until: string | null) =>
  until === null ? '' : ` until the end of ${longDate(new Date(new Date(until).getTime() - 1))}`;

export const suspensionTexts = {
  refused: (until: string | null, contact: string) =>
    `Your account is suspended${lastDay(until)}. You can still browse, finish your open orders and write to us: ${contact}`,
  banner: (until: string | null) => `Your account is suspended${lastDay(until)}.`,
  stillAllowed:
    'You can still browse, finish your open orders and write to us. Ordering, selling, reviewing and starting chats are paused.',
  stillAllowedForUser:
    'They can still browse, finish their open orders and write to us. Ordering, selling, reviewing and starting chats are paused, and their shop is hidden.',
  appeal: 'If you think this is a mistake, you can appeal once, and another admin answers.',
  title: (until: string | null) => `Suspended${lastDay(until)}`,
  lifted: 'Your account is no longer suspended. You can order, sell, review and chat as before.',
  reasonShort: `The reason needs at least ${limits.reasonMin} characters`,
  reasonLong: `The reason can have at most ${limits.reasonMax} characters`,
  untilPast: 'Please choose today or a later day',
  untilInvalid: 'Please choose a day',
  ofAdmin: 'Admins cannot be suspended.',
  notSuspended: 'This user is not suspended.',
} as const;
