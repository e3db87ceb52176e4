import { usersLimits as limits } from '@besesaka/schema/admin/limits.ts';
import type { ContactMessageRow } from '@besesaka/schema/admin/messages.ts';
import type { AdminPaymentRow } from '@besesaka/schema/admin/payments.ts';
import type { PastSuspension, UserNote, UserRecord } from '@besesaka/schema/admin/users.ts';
import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sessionsOf } from '#accounts/sessions/own-sessions.ts';
import { suspensionOf } from '#accounts/suspension/suspension-of.ts';
import { users } from '#accounts/tables.ts';
import { messageColumns, toMessageRow } from '#admin/messages/list-messages.ts';
import { latestOrdersOf } from '#admin/orders/find-orders.ts';
import { shownColumns, toAdminRow } from '#admin/payments/list-payments.ts';
import { readReportRows } from '#admin/reports/list-reports.ts';
import { reports, userNotes } from '#admin/tables.ts';
import { conversations } from '#chat/tables.ts';
import { contactMessages } from '#help/tables.ts';
import { payments } from '#payments/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';
import { toUserRow } from './find-users.ts';

/** Returns a user's record to an admin. The access is audited. */
export async function readUser({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<UserRecord> {
  const [found] = await ctx.db
    .select({ user: users, shop: shops })
    .from(users)
    .leftJoin(shops, eq(shops.ownerId, users.id))
    .where(and(eq(users.id, input.id), isNull(users.deletedAt)));
  if (!found) throw new NotFound();
  const { user, shop } = found;
  await writeAudit({ ctx, input: { act: 'support.user.read', subject: user.id, details: {} } });
  return {
    ...toUserRow(user, shop?.businessName ?? null, ctx.now),
    staff_role: user.staffRole,
    is_seller: user.isSeller,
    email_confirmed: user.emailConfirmedAt !== null,
    shop_slug: shop?.businessSlug ?? null,
    verification: shop?.verification ?? null,
    suspension: suspensionOf(user, ctx.now),
    sessions: await sessionsOf(ctx, user.id),
    reports: await readReportRows(ctx, and(ne(reports.reporterId, user.id), isAbout(user.id)), limits.reportsMax),
    reports_made: await readReportRows(ctx, eq(reports.reporterId, user.id), limits.reportsMax),
    orders: await latestOrdersOf(ctx, user.id, limits.latestMax),
    payments: await paymentsOf(ctx, user.id),
    messages: await messagesOf(ctx, user.id),
    suspensions: await suspensionsOf(ctx, user.id),
    notes: await notesOf(ctx, user.id),
  };
}

/** Matches reports about the user's shop, products, reviews and conversations. */
function isAbout(userId: string): SQL | undefined {
  return or(
    and(sql`${reports.kind} in ('shop', 'product')`, eq(shops.ownerId, userId)),
    and(eq(reports.kind, 'review'), or(eq(productReviews.userId, userId), eq(shopReviews.userId, userId))),
    and(eq(reports.kind, 'conversation'), or(eq(shops.ownerId, userId), eq(conversations.buyerId, userId))),
  );
}

async function paymentsOf({ db }: Ctx, userId: string): Promise<AdminPaymentRow[]> {
  const rows = await db
    .select(shownColumns)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(shops, eq(shops.ownerId, payments.userId))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limits.latestMax);
  return rows.map(toAdminRow);
}

/** Returns the messages that the user sent while logged in. An address alone does not prove who wrote. */
async function messagesOf({ db }: Ctx, userId: string): Promise<ContactMessageRow[]> {
  const rows = await db
    .select(messageColumns)
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limits.latestMax);
  return rows.map(toMessageRow);
}

async function suspensionsOf({ db }: Ctx, userId: string): Promise<PastSuspension[]> {
  const rows = await db
    .select({ entry: auditLog, actor: users.fullName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subject, userId), inArray(auditLog.act, ['support.user.suspend', 'support.user.lift'])))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limits.latestMax);
  return rows.map(({ entry: { id, act, details, at }, actor }) => {
    const { reason = null, until = null } = suspensionDetails.catch({}).parse(details);
    const is_lift = act === 'support.user.lift';
    return { id, is_lift, reason, until, actor_name: actor ?? '', created_at: at.toISOString() };
  });
}

const suspensionDetails = z.object({ reason: z.string().nullish(), until: z.string().nullish() });

async function notesOf({ db }: Ctx, userId: string): Promise<UserNote[]> {
  const rows = await db
    .select({ note: userNotes, author: users.fullName })
    .from(userNotes)
    .innerJoin(users, eq(users.id, userNotes.authorId))
    .where(eq(userNotes.userId, userId))
    .orderBy(desc(userNotes.createdAt), desc(userNotes.id))
    .limit(limits.latestMax);
  return rows.map(({ note: { id, text, createdAt }, author }) => ({
    id,
    text,
    author_name: author,
    created_at: createdAt.toISOString(),
  }));
}
