import {
  shopBanner as bannerLimits,
  identityDocument as documentLimits,
  shopLogo as logoLimits,
  selfie as selfieLimits,
} from '@besesaka/schema/shops/uploads.ts';
import { eq, or, sql } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import type { UploadRow } from '#platform/uploads/tables.ts';
import { sellerApplications } from './tables.ts';

const privateRule = () => ({ name: 'identity-uploads', times: 40, seconds: 60 * 60 });
const privateOptions = {
  scope: null,
  audience: 'its module',
  mayView,
  rule: privateRule,
  unusedHours: 24,
  unusedMax: 4,
  recognised: true,
} as const;

export const identityDocument: Purpose = { ...documentLimits, ...privateOptions };
export const selfie: Purpose = { ...selfieLimits, ...privateOptions };

const publicRule = () => ({ name: 'shop-pictures', times: 40, seconds: 60 * 60 });
const publicOptions = {
  scope: 'products:write',
  audience: 'everybody',
  rule: publicRule,
  unusedHours: 24,
  unusedMax: 3,
} as const;

export const shopLogo: Purpose = { ...logoLimits, ...publicOptions };
export const shopBanner: Purpose = { ...bannerLimits, ...publicOptions };

/** The owner may view the picture, and admins may once it is submitted. */
async function mayView(ctx: Ctx, { id, ownerId }: UploadRow): Promise<boolean> {
  const viewer = requireViewer(ctx);
  if (ownerId === viewer.userId) return true;
  const [found] = await ctx.db
    .select({ isAdmin: sql<boolean>`${isAdmin(viewer, 'trust')}` })
    .from(sellerApplications)
    .where(or(eq(sellerApplications.documentId, id), eq(sellerApplications.selfieId, id)));
  return found?.isAdmin ?? false;
}
