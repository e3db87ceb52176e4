import type { HideableKind } from '@besesaka/schema/admin/limits.ts';
import type { HiddenState } from '@besesaka/schema/admin/reports.ts';
import { reportTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { dropProductPictures, hideProduct } from '#catalog/selling/hide-product.ts';
import { endSubjectCase } from '#payouts/cases/subject-case.ts';
import { writeAudit, writeAuditOf } from '#platform/audit/write-audit.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { dropReviewPictures, hideReview } from '#reviews/hide-review.ts';
import { dropShopPictures, takeDownShop } from '#shops/take-down-shop.ts';
import { findSubject, refuseOwnSubject, type Subject } from './find-subject.ts';

interface Args {
  tx: Tx;
  input: { kind: HideableKind; id: string; isHidden: boolean; reason: string };
}

const movers = { product: hideProduct, shop: takeDownShop, review: hideReview };

/** Hides content or shows it again, and notifies its owner of the reason. Repeated calls change nothing. */
export async function hide({ tx, input }: Args): Promise<HiddenState> {
  const { userId: adminId } = requireViewer(tx);
  const { kind, id, isHidden } = input;
  const subject = await findSubject(tx, kind, id);
  if (!subject) throw new NotFound();
  await refuseOwnSubject(tx, adminId, subject);
  await setHidden(tx, subject, input, adminId);
  return { kind, id, is_hidden: isHidden };
}

/** What is visible again needs no answer to an appeal. */
export async function setHidden(tx: Tx, subject: Subject, input: Args['input'], actorId: string): Promise<void> {
  const { kind, id, isHidden, reason } = input;
  if (!(await movers[kind]({ tx, input: { id, isHidden } }))) return;
  const act = `support.${kind}.${isHidden ? 'hide' : 'restore'}`;
  await writeAuditOf(tx, actorId, { act, subject: id, details: { reason } });
  if (!isHidden) await endSubjectCase(tx, { kind: 'appeal', subjectId: id, outcome: 'granted', decidedBy: actorId });
  notifyOwner(tx, subject, input);
}

const droppers = { product: dropProductPictures, shop: dropShopPictures, review: dropReviewPictures };

interface DropArgs {
  ctx: Ctx;
  input: { kind: HideableKind; id: string; reason: string };
}

/** Deletes the pictures of hidden content permanently and notifies its owner of the reason. */
export async function deletePictures({ ctx, input }: DropArgs): Promise<HiddenState> {
  const { userId: adminId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const { kind, id, reason } = input;
    const subject = await findSubject(tx, kind, id);
    if (!subject) throw new NotFound();
    await refuseOwnSubject(tx, adminId, subject);
    if (!subject.isHidden) throw new Refused(texts.picturesInView);
    const count = await droppers[kind]({ tx, input: { id } });
    const act = `support.${kind}.delete-pictures`;
    await writeAudit({ ctx: tx, input: { act, subject: id, details: { reason, count } } });
    const notice = { title: `The pictures of your ${kind} were deleted`, text: `${subject.name}. ${reason}` };
    tx.notify({
      to: subject.ownerId,
      source: kind === 'review' ? 'buyer' : 'seller',
      kind: 'system',
      key: `pictures:${id}`,
      content: notice,
      link: '/contact',
      mail: { paragraphs: [notice.text, wayToUs], action: 'Write to us' },
    });
    return { kind, id, is_hidden: true };
  });
}

const wayToUs = 'If you think this is a mistake, contact us.';
const appealWords = 'If you think this is a mistake, you can appeal once, and another admin answers.';

/** Hidden content has no page to open, so the link leads to the appeal. */
function notifyOwner(tx: Tx, { ownerId, name, ownPath }: Subject, { kind, id, isHidden, reason }: Args['input']) {
  const text = `${name}. ${reason}`;
  const way = isHidden ? { link: `/appeal/${kind}/${id}`, action: 'Appeal' } : { link: ownPath, action: 'Have a look' };
  tx.notify({
    to: ownerId,
    source: kind === 'review' ? 'buyer' : 'seller',
    kind: 'system',
    key: `hidden:${id}`,
    content: {
      title: isHidden ? `Your ${kind} was hidden` : `Your ${kind} is visible again`,
      text: `${text}${isHidden ? ` ${appealWords}` : ''}`,
    },
    link: way.link,
    mail: {
      paragraphs: isHidden ? [text, appealWords] : [text],
      action: way.action,
    },
  });
}
