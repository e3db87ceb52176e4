const long = new Intl.DateTimeFormat('en-GH', { dateStyle: 'long', timeZone: 'Africa/Accra' });
const longWithTime = new Intl.DateTimeFormat('en-GH', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Accra',
});

/** "14 March 2026", the same in every browser's time zone. */
export function longDate(iso: string): string {
  return long.format(new Date(iso));
}

export function longDateTime(iso: string): string {
  return longWithTime.format(new Date(iso));
}
