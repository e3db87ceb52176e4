import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { users } from './tables.ts';

/** Makes an existing user an admin, for the operator of the server. Returns false if there is no such account. */
export async function grantAdmin({ db }: { db: Database }, email: string): Promise<boolean> {
  const made = await db
    .update(users)
    .set({ role: 'admin' })
    .where(eq(users.email, email.trim().toLowerCase()))
    .returning({ id: users.id });
  return made.length > 0;
}
