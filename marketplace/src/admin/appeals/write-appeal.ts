import { type Appeal, type AppealInput, appealDecision, appealTexts as texts } from '@besesaka/schema/admin/appeals.ts';
import type { AppealSubject } from '@besesaka/schema/payouts/limits.ts';
import { and, eq } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { users } from '#accounts/tables.ts';
import { decideUntil } from '#payouts/cases/clocks.ts';
import { openSubjectCase } from '#payouts/cases/subject-case.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Viewer } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { findAppealed, lastAppeal, lastHiding } from './find-appealed.ts';

interface Args<Input = object> {
  ctx: Ctx;
  input: { kind: AppealSubject; id: string } & Input;
}

/** For the owner, and for admins who decide about it. Others learn nothing. */
export async function readAppeal({ ctx, input: { kind, id } }: Args): Promise<Appeal> {
  const viewer = requireViewer(ctx);
  const subject = await findAppealed(ctx, kind, id);
  const isOwn = subject?.ownerId === viewer.userId;
  if (!subject || !(isOwn || (await mayDecide(ctx, viewer)))) throw new NotFound(texts.missing);
  const [hiding, last] = [await lastHiding(ctx, kind, id), await lastAppeal(ctx, id)];
  // An appeal against an earlier hiding does not count.
  const sent = last && (!hiding || last.createdAt >= hiding.at) ? last : null;
  return {
    kind,
    subject_id: id,
    title: subject.name,
    reason: hiding?.reason ?? null,
    path: isOwn ? null : subject.path,
    can_send: isOwn && subject.isHidden && sent === null,
    text: sent?.text ?? null,
    answer_until: sent && !sent.endedAt ? sent.dueAt.toISOString() : null,
    outcome: appealDecision.values.find((one) => one === sent?.outcome) ?? null,
    note: sent?.note ?? null,
  };
}

async function mayDecide({ db }: Ctx, viewer: Viewer): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, viewer.userId), isAdmin(viewer, 'trust')))) > 0;
}

/** The owner writes once for each hiding. */
export async function writeAppeal({ ctx, input }: Args<AppealInput>): Promise<Appeal> {
  const { kind, id, text } = input;
  const { can_send: canSend, text: sent } = await readAppeal({ ctx, input });
  if (sent !== null) throw new Refused(texts.sent);
  if (!canSend) throw new Refused(texts.notNow);
  await inTransaction(ctx, (tx) =>
    openSubjectCase(tx, {
      kind: 'appeal',
      subjectId: id,
      appealAbout: kind,
      appellantId: requireViewer(tx).userId,
      text,
      dueAt: decideUntil(tx.settings, 'appeal', tx.now),
    }),
  );
  return readAppeal({ ctx, input });
}
