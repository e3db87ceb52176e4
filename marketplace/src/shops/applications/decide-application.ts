import { skeletonOf } from '@besesaka/schema/kernel/plain-name.ts';
import type { Application } from '@besesaka/schema/shops/application-resources.ts';
import type { DecisionInput } from '@besesaka/schema/shops/inputs.ts';
import type { ApplicationDecision, ApplicationState } from '@besesaka/schema/shops/limits.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq, sql } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { sqlState } from '#platform/db/sql-state.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { applicationsChanged } from '#shops/domain-events.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { emitVerificationChanged } from './emit-verification-changed.ts';
import { notifyDecision } from './notify-verification.ts';
import { readApplication } from './read-application.ts';

/** PostgreSQL's code for a unique violation: another shop has the name. */
const uniqueViolation = '23505';

/** The states before and after each decision, of the application and of its shop. */
const outcomes = {
  verify: { from: 'pending', state: 'verified', verification: 'verified' },
  reject: { from: 'pending', state: 'rejected', verification: 'rejected' },
  revoke: { from: 'verified', state: 'revoked', verification: 'required' },
} as const satisfies Record<
  ApplicationDecision,
  { from: ApplicationState; state: ApplicationState; verification: string }
>;

interface Args {
  ctx: Ctx;
  input: DecisionInput & { id: string };
}

/** Decides an application once. Updates the seller's screens and the shop's products, and notifies the seller. */
export async function decideApplication({ ctx, input }: Args): Promise<Application> {
  const { userId } = requireViewer(ctx);
  try {
    await inTransaction(ctx, (tx) => decide(tx, userId, input));
  } catch (error) {
    // Another shop has taken the name since the application.
    if (sqlState(error) === uniqueViolation) throw new Refused(texts.nameTaken);
    throw error;
  }
  return readApplication({ ctx, input });
}

async function decide(tx: Tx, userId: string, input: Args['input']): Promise<void> {
  const { shopId, ownerId, state, words, hasDocuments } = await lockApplication(tx, input.id);
  refuseOwnCase(userId, ownerId);
  const outcome = outcomes[input.decision];
  if (state !== outcome.from) throw new Refused(texts.decidedAlready);
  if (input.decision === 'verify' && !hasDocuments) throw new Refused(texts.documentsMissing);
  const reason = input.decision === 'verify' ? null : (input.reason ?? null);
  const askedFor = input.decision === 'reject' ? (input.asked_for ?? null) : null;
  const { verification } = outcome;
  await writeAudit({
    ctx: tx,
    input: { act: `shops.application.${input.decision}`, subject: input.id, details: { reason, askedFor } },
  });
  await tx.db
    .update(sellerApplications)
    .set({ state: outcome.state, reason, askedFor, decidedBy: userId, decidedAt: tx.now })
    .where(eq(sellerApplications.id, input.id));
  const changes = outcome.state === 'verified' && words ? { ...words, nameKey: skeletonOf(words.businessName) } : {};
  await tx.db
    .update(shops)
    .set({ verification, ...changes })
    .where(eq(shops.id, shopId));
  const change = { shopId, ownerId, verification, reason };
  await emitVerificationChanged(tx, change);
  notifyDecision(tx, change, askedFor);
  await publishDomainEvent(tx, applicationsChanged, { shopId });
}

async function lockApplication(tx: Tx, id: string) {
  const [found] = await tx.db
    .select({
      shopId: shops.id,
      ownerId: shops.ownerId,
      state: sellerApplications.state,
      words: sellerApplications.words,
      hasDocuments: sql<boolean>`${sellerApplications.documentId} is not null and ${sellerApplications.selfieId} is not null`,
    })
    .from(sellerApplications)
    .innerJoin(shops, eq(shops.id, sellerApplications.shopId))
    .where(eq(sellerApplications.id, id))
    .for('no key update');
  if (!found) throw new NotFound(texts.applicationMissing);
  return found;
}
