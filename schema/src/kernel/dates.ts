const long = new Intl.DateTimeFormat('en-GH', { dateStyle: 'long', timeZone: 'Africa/Accra' });
const longWithTime = new Intl.DateTimeFormat('en-GH', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Accra',
});

/** "14 March 2026", the same in every browser's time zone. */
export function longDate(at: string | Date): string {
  return long.format(new Date(at));
}

export function longDateTime(iso: string): string {
  return heldTogether(longWithTime.format(new Date(iso)));
}

/** A time and its "pm" stay on one line. */
export function heldTogether(time: string): string {
  return time.replace(/\s(?=[ap]\.?m)/i, '\u00a0');
}
