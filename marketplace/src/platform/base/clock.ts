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

/** The day as "2026-11-28". Ghana is on GMT all year. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
