import { grantAdmin, listAdmins, revokeAdmin } from '#accounts/admins.ts';
import { ConfigError } from '#platform/config.ts';
import { closeDatabase, createDatabase } from '#platform/db/create-database.ts';

/** Returns the line to print. */
export async function runAdminCommand(args: readonly string[], databaseUrl: string): Promise<string> {
  const [verb, given] = args;
  const email = given?.trim().toLowerCase();
  const db = createDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    if (verb === 'list') return listed(await listAdmins(db));
    if (!email) throw new ConfigError(usage);
    const input = { db, now: new Date(), email };
    if (verb === 'grant') return `${email} is an admin ${(await grantAdmin(input)) ? 'now' : 'already'}.`;
    if (verb === 'revoke') return `${email} is ${(await revokeAdmin(input)) ? 'no longer' : 'not'} an admin.`;
    throw new ConfigError(usage);
  } finally {
    await closeDatabase(db);
  }
}

const usage = 'Use one of: admin grant ama@example.com, admin revoke ama@example.com, admin list';

function listed(admins: Awaited<ReturnType<typeof listAdmins>>): string {
  if (admins.length === 0) return 'There is no admin yet.';
  const lines = admins.map(({ email, fullName, hasCodes }) => [
    email,
    fullName,
    hasCodes ? 'login codes' : 'no login codes',
  ]);
  return lines.map((line) => line.join('  ')).join('\n');
}
