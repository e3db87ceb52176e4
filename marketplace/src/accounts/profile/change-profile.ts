import { birthFault } from '@besesaka/schema/accounts/birth.ts';
import type { ChangeProfileInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { Me } from '@besesaka/schema/accounts/resources.ts';
import { camelKeys } from '@besesaka/schema/kernel/names.ts';
import { eq } from 'drizzle-orm';
import { readMe } from '#accounts/read-me.ts';
import { users } from '#accounts/tables.ts';
import { profilePicture } from '#accounts/uploads.ts';
import { InvalidInput, Stale, Unauthenticated } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
import { releaseUploads } from '#platform/uploads/release-uploads.ts';

const changeRule = { name: 'profile-changes', times: limits.profileChangesPerHour, seconds: 60 * 60 };

/**
 * Replaces the user's profile. The picture stays unless the call names another one or null. If the call names the
 * version it is based on, it fails when another tab or device has changed the profile.
 */
export async function changeProfile({ ctx, input }: { ctx: Ctx; input: ChangeProfileInput }): Promise<Me> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, changeRule);
  const { profile_picture, profile_version, whatsapp_number = null, gps_address = null, ...words } = input;
  const fault = birthFault(words.date_of_birth, ctx.now);
  if (fault) throw new InvalidInput({ date_of_birth: [fault] });
  await inTransaction(ctx, async (tx) => {
    const [user] = await tx.db
      .select({ pictureId: users.pictureId, version: users.profileVersion })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) throw new Unauthenticated();
    if (profile_version !== undefined && profile_version !== user.version) throw new Stale();
    const pictureId = await picture(tx, userId, user.pictureId, profile_picture);
    await tx.db
      .update(users)
      .set({
        ...camelKeys({ ...words, whatsapp_number, gps_address }),
        telephoneE164: words.telephone_number,
        pictureId,
        profileVersion: user.version + 1,
      })
      .where(eq(users.id, userId));
  });
  return readMe({ ctx, input: { userId } });
}

async function picture(ctx: Ctx, ownerId: string, current: string | null, requested: string | null | undefined) {
  if (requested === undefined || requested === current) return current;
  if (requested !== null)
    await claimUploads(ctx, { purpose: profilePicture, ids: [requested], ownerId, field: 'profile_picture' });
  if (current !== null) await releaseUploads(ctx, [current]);
  return requested;
}
