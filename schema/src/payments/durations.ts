const labels: Readonly<Record<number, string>> = {
  1: '1 Day',
  3: '3 Days',
  7: '1 Week',
  14: '2 Weeks',
  30: '1 Month',
  90: '3 Months',
  180: '6 Months',
  365: '1 Year',
};

/** Label of a duration that is paid for in days. */
export function durationLabel(days: number): string {
  return labels[days] ?? `${days} Days`;
}
