import { staffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import { grantRole, listAdmins, revokeRole } from '#accounts/admins.ts';
import { ConfigError } from '#platform/config.ts';
import { closeDatabase, createDatabase } from '#platform/db/create-database.ts';

/** Returns the line to print. */
export async function runAdminCommand(args: readonly string[], databaseUrl: string): Promise<string> {
  const [verb, given, wanted = 'owner'] = args;
  const email = given?.trim().toLowerCase();
  const db = createDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    if (verb === 'list') return listed(await listAdmins(db));
    if (!email) throw new ConfigError(usage);
    const input = { db, now: new Date(), email };
    const role = staffRole.values.find((one) => one === wanted);
    if (verb === 'grant' && role)
      return `${email} has the role ${role} ${(await grantRole({ ...input, role })) ? 'now' : 'already'}.`;
    if (verb === 'revoke') return `${email} is ${(await revokeRole(input)) ? 'no longer' : 'not'} an admin.`;
    throw new ConfigError(usage);
  } finally {
    await closeDatabase(db);
  }
}

const usage = `Use one of: admin grant ama@example.com [${staffRole.values.join('|')}], admin revoke ama@example.com, admin list`;

function listed(admins: Awaited<ReturnType<typeof listAdmins>>): string {
  if (admins.length === 0) return 'There is no admin yet.';
  return admins
    .map(({ email, fullName, role, codesSince }) =>
      [email, fullName, role, codesSince ? 'login codes' : 'no login codes'].join('  '),
    )
    .join('\n');
}
