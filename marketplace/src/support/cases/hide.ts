import type { HiddenState } from '@besesaka/schema/support/cases.ts';
import type { HideableKind } from '@besesaka/schema/support/limits.ts';
import { requireAdmin } from '#accounts/is-admin.ts';
import { hideProduct } from '#catalog/selling/hide-product.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { NotFound } from '#platform/errors.ts';
import { hideReview } from '#reviews/hide-review.ts';
import { takeDownShop } from '#shops/take-down-shop.ts';
import { findSubject, type Subject } from './find-subject.ts';

interface Args {
  ctx: Ctx;
  input: { kind: HideableKind; id: string; isHidden: boolean; reason: string };
}

const movers = { product: hideProduct, shop: takeDownShop, review: hideReview };

/** For admins: takes something out of view, or shows it again. Its owner is told why; said twice nothing happens. */
export async function hide({ ctx, input }: Args): Promise<HiddenState> {
  await requireAdmin(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { kind, id, isHidden, reason } = input;
    const subject = await findSubject(ctx, kind, id);
    if (!subject) throw new NotFound();
    if (await movers[kind]({ ctx, input: { id, isHidden } })) {
      const act = `support.${kind}.${isHidden ? 'hide' : 'restore'}`;
      await writeAudit({ ctx, input: { act, subject: id, details: { reason } } });
      await tellOwner(ctx, subject, input);
    }
    return { kind, id, is_hidden: isHidden };
  });
}

async function tellOwner(ctx: Ctx, { ownerId, name, ownPath }: Subject, { kind, id, isHidden, reason }: Args['input']) {
  const text = `${name}. ${reason}`;
  const title = isHidden ? `Your ${kind} was taken out of view` : `Your ${kind} can be seen again`;
  await ctx.notify({
    ...{ to: ownerId, source: kind === 'review' ? 'buyer' : 'seller', kind: 'system', key: `hidden:${id}` },
    ...{ words: { title, text }, link: ownPath },
    mail: { paragraphs: [text, 'If you think that this is wrong, write to us.'], action: 'Have a look' },
  });
}
