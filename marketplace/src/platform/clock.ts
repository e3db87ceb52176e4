/** Where the time comes from; tests move theirs by hand. */
export interface Clock {
  now(): Date;
}

export function createClock(): Clock {
  return { now: () => new Date() };
}
