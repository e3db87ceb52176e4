/** What the whole test run shares: one PostgreSQL server, whose address its set-up publishes, and a Redis if there is one. */
export function testServers() {
  return { databaseUrl: process.env.TEST_DATABASE_URL ?? null, redisUrl: process.env.TEST_REDIS_URL ?? null };
}

export function publishDatabaseUrl(url: string): void {
  process.env.TEST_DATABASE_URL = url;
}
