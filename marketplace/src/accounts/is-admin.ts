import { type SQL, sql } from 'drizzle-orm';
import { users } from './tables.ts';

/** A condition for the statement that acts: roles are read where they decide, as a token may be older than the role. */
export function isAdmin(userId: string): SQL<boolean> {
  return sql<boolean>`exists (select from ${users} where ${users.id} = ${userId} and ${users.role} = 'admin')`;
}
