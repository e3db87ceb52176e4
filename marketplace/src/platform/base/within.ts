/** Fails if the work takes longer. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No answer within ${ms / 1000} seconds.`)), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
