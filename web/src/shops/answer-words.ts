const hour = 60;
const day = 24 * hour;

/** Formats an answer time, rounded up so that it never promises too much. */
export function answerWords(minutes: number): string {
  if (minutes <= hour) return 'an hour';
  if (minutes <= day - hour) return `${Math.ceil(minutes / hour)} hours`;
  return minutes <= day ? 'a day' : `${Math.ceil(minutes / day)} days`;
}
