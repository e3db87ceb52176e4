/**
 * The answers of statements that were sent one behind the other. Where several failed the first one's reason counts: the
 * others only met a transaction that had failed.
 */
export async function sentTogether<T extends readonly Promise<unknown>[]>(...statements: T) {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}
