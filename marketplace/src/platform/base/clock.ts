/** The source of the current time; tests set theirs by hand. */
export interface Clock {
  now(): Date;
}

export function createClock(): Clock {
  return { now: () => new Date() };
}

export const minuteMs = 60 * 1000;
export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
