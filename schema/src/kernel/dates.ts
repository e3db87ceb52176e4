/**
 * Ghana is on GMT all year, so dates are formatted from their UTC parts. We avoid Intl because a slow phone needs a
 * third of a second to create its first formatter.
 */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "14 March 2026". */
export function longDate(at: string | Date): string {
  const date = new Date(at);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "3 Nov", or "3 Nov 2025". */
export function shortDate(at: string | Date, { withYear = false } = {}): string {
  const date = new Date(at);
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()]?.slice(0, 3)}`;
  return withYear ? `${day} ${date.getUTCFullYear()}` : day;
}

/** "2:05 pm", with a no-break space before "pm". */
export function clockTime(at: string | Date): string {
  const date = new Date(at);
  const hour = date.getUTCHours();
  return `${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** "14 March 2026 at 2:05 pm". */
export function longDateTime(at: string | Date): string {
  return `${longDate(at)} at ${clockTime(at)}`;
}

export const dayMs = 24 * 60 * 60 * 1000;

/** For lists: "Today, 4:19 am", "Yesterday, 4:19 am", "Tomorrow, 4:19 am", "22 November", "22 November 2025". */
export function recentDate(at: string | Date, now: number): string {
  const date = new Date(at);
  const daysAgo = Math.floor(now / dayMs) - Math.floor(date.getTime() / dayMs);
  const near = { '0': 'Today', '1': 'Yesterday', '-1': 'Tomorrow' }[daysAgo];
  if (near) return `${near}, ${clockTime(date)}`;
  const isThisYear = date.getUTCFullYear() === new Date(now).getUTCFullYear();
  return isThisYear ? `${date.getUTCDate()} ${months[date.getUTCMonth()]}` : longDate(date);
}
