import {
  shopBanner as banner,
  selfie as face,
  shopLogo as logo,
  identityDocument as paper,
} from '@besesaka/schema/shops/uploads.ts';
import { eq, or, sql } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import type { UploadRow } from '#platform/uploads/tables.ts';
import { sellerApplications } from './tables.ts';

const rule = () => ({ name: 'identity-uploads', times: 40, seconds: 60 * 60 });
const both = { audience: 'its module', mayLook, rule, unusedHours: 24, unusedMax: 4, recognised: true } as const;

export const identityDocument: Purpose = { ...paper, ...both };
export const selfie: Purpose = { ...face, ...both };

const publicRule = () => ({ name: 'shop-pictures', times: 40, seconds: 60 * 60 });
const shown = { audience: 'everybody', rule: publicRule, unusedHours: 24, unusedMax: 3 } as const;

export const shopLogo: Purpose = { ...logo, ...shown };
export const shopBanner: Purpose = { ...banner, ...shown };

/** The owner may see it, and admins once it was submitted. */
async function mayLook(ctx: Ctx, { id, ownerId }: UploadRow): Promise<boolean> {
  const { userId } = requireViewer(ctx);
  if (ownerId === userId) return true;
  const [found] = await ctx.db
    .select({ isAdmin: sql<boolean>`${isAdmin(userId)}` })
    .from(sellerApplications)
    .where(or(eq(sellerApplications.documentId, id), eq(sellerApplications.selfieId, id)));
  return found?.isAdmin ?? false;
}
