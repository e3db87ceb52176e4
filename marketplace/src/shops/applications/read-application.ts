import type { Application } from '@besesaka/schema/shops/application-resources.ts';
import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { and, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { linkTo } from '#platform/uploads/links.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { toRow } from './list-applications.ts';

/** Returns an application for an admin. The access is written to the audit log first. */
export async function readApplication({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Application> {
  const [found] = await ctx.db
    .select({ application: sellerApplications, shop: shops, owner: users })
    .from(sellerApplications)
    .innerJoin(shops, eq(shops.id, sellerApplications.shopId))
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(eq(sellerApplications.id, input.id));
  if (!found) throw new NotFound(texts.applicationMissing);
  const { application, owner } = found;
  // The admin decides about the requested name and texts, not the shop's current ones.
  const shop = { ...found.shop, ...application.words };
  await writeAudit({ ctx, input: { act: 'shops.application.read', subject: application.id, details: {} } });
  return {
    ...toRow({ ...application, ...shop, ...ofApplication(application), ownerName: owner.fullName }),
    id_number: application.idNumber,
    id_document: application.documentId && linkTo(ctx, application.documentId),
    passport_picture: application.selfieId && linkTo(ctx, application.selfieId),
    reason: application.reason,
    asked_for: application.askedFor,
    owner_email: owner.email,
    owner_phone: owner.telephoneNumber,
    shop_description: shop.description,
    business_email: shop.businessEmail,
    business_phone: shop.businessPhone,
    business_address: shop.businessAddress,
    same_number: await readOthers(ctx, application, eq(sellerApplications.idNumber, application.idNumber)),
    same_picture: await readOthers(ctx, application, showsPictureOf(ctx, application)),
  };
}

type ApplicationValue = typeof sellerApplications.$inferSelect;

/** The application's columns that have the same names in a shop. */
function ofApplication({ id, createdAt }: ApplicationValue) {
  return { id, createdAt };
}

async function readOthers(ctx: Ctx, { shopId }: ApplicationValue, which: SQL): Promise<Application['same_number']> {
  return ctx.db
    .select({
      application_id: sellerApplications.id,
      business_name: shops.businessName,
      state: sellerApplications.state,
    })
    .from(sellerApplications)
    .innerJoin(shops, eq(shops.id, sellerApplications.shopId))
    .where(and(which, ne(sellerApplications.shopId, shopId)))
    .orderBy(desc(sellerApplications.createdAt))
    .limit(shopLimits.sharedMax);
}

/** Documents of one type look alike, so a higher limit would match those of different users. */
const differingBitsMax = 5;

/** Compares documents with documents, and selfies with selfies. */
function showsPictureOf({ db }: Ctx, { documentId, selfieId }: ApplicationValue): SQL {
  const [own, theirs] = [alias(uploads, 'own'), alias(uploads, 'theirs')];
  const alike = sql`bit_count(${own.likeness} # ${theirs.likeness}) <= ${differingBitsMax}`;
  const ids = [documentId, selfieId].filter((id) => id !== null);
  return exists(
    db
      .select({ id: theirs.id })
      .from(theirs)
      .innerJoin(own, and(inArray(own.id, ids), eq(own.purpose, theirs.purpose), alike))
      .where(or(eq(theirs.id, sellerApplications.documentId), eq(theirs.id, sellerApplications.selfieId))),
  );
}
