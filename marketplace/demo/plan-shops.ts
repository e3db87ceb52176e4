import { skeletonOf } from '@besesaka/schema/kernel/plain-name.ts';
import { parseRegion, type Region, regions } from '@besesaka/schema/kernel/regions.ts';
import type { DeliveryKind } from '@besesaka/schema/shops/limits.ts';
import { internationalNumber } from '#accounts/rules.ts';
import { stableId } from '#platform/base/ids.ts';
import type { uploads } from '#platform/uploads/tables.ts';
import type { StoredDelivery } from '#shops/delivery-option.ts';
import type { sellerApplications, shops } from '#shops/tables.ts';
import { type ShopLine, shopLines, waitingShop } from './data.ts';
import { createDice } from './dice.ts';
import { daysBefore } from './moments.ts';
import { cardSvg, faceSvg } from './pictures/paper-svg.ts';
import { shopPictures } from './plan-pictures.ts';
import { ownerId } from './plan-users.ts';

export type ShopRow = typeof shops.$inferInsert;
export type ApplicationRow = typeof sellerApplications.$inferInsert;

export function shopId(slug: string): string {
  return stableId(`demo shop ${slug}`);
}

export function planShops(now: Date): ShopRow[] {
  return [...shopLines, waitingShop].map((line) => toRow(line, now));
}

function toRow(line: ShopLine, now: Date): ShopRow {
  const dice = createDice(`shop ${line.slug}`);
  const { logo, banner } = shopPictures(line);
  return {
    id: shopId(line.slug),
    ownerId: ownerId(line),
    businessName: line.name,
    nameKey: skeletonOf(line.name),
    businessSlug: line.slug,
    description: line.description,
    businessEmail: line.email ?? `hello@${line.slug.slice(0, 40)}.test`,
    businessPhone: internationalNumber(line.phone) ?? line.phone,
    businessAddress: line.address,
    city: line.city,
    region: line.region,
    deliveryOptions: line.pending || line === waitingShop ? [] : planDelivery(line),
    logoId: logo.id,
    bannerId: banner.id,
    verification: line.pending ? 'pending' : 'verified',
    answerMinutes: line.pending ? null : dice.between(6, 150),
    answerConversations: line.pending ? 0 : dice.between(6, 40),
    createdAt: line === waitingShop ? daysBefore(now, dice, 2, 4) : daysBefore(now, dice, 260, 410),
  };
}

/** The ids of the documents of a pending application. */
function papersOf(slug: string): { document: string; selfie: string } {
  return { document: stableId(`demo document ${slug}`), selfie: stableId(`demo selfie ${slug}`) };
}

export interface PlannedPaper {
  upload: typeof uploads.$inferInsert & { width: number; height: number };
  svg: string;
}

/** Plans drawn documents for pending applications, because the applicants do not exist. */
export function planPapers(rows: readonly ShopRow[], applications: readonly ApplicationRow[]): PlannedPaper[] {
  return applications.flatMap(({ shopId: id, documentId, selfieId, idNumber, createdAt }) => {
    const shop = rows.find((row) => row.id === id);
    const line = [...shopLines, waitingShop].find(({ slug }) => slug === shop?.businessSlug);
    if (!shop || !line || !documentId || !selfieId) return [];
    const base = { ownerId: shop.ownerId, color: '#dfe7e2', usedAt: createdAt, createdAt };
    const paper = (upload: string, purpose: string, svg: string, [width, height]: readonly [number, number]) => ({
      upload: { id: upload, ...base, purpose, key: `uploads/${upload}.webp`, width, height },
      svg,
    });
    return [
      paper(documentId, 'identity-document', cardSvg({ name: line.owner, idNumber }), [1000, 630]),
      paper(selfieId, 'selfie', faceSvg, [720, 900]),
    ];
  });
}

/** Plans an application for each shop. Only pending ones have documents, and all of those are recent. */
export function planApplications(rows: readonly ShopRow[], now: Date): ApplicationRow[] {
  return rows.map(({ id, businessSlug, verification, createdAt }) => {
    const dice = createDice(`application ${businessSlug}`);
    const idNumber = `GHA-${dice.between(100_000_000, 999_999_999)}-${dice.between(0, 9)}`;
    const state = verification === 'verified' ? ('verified' as const) : ('pending' as const);
    const isDecided = state === 'verified';
    const papers = isDecided ? null : papersOf(businessSlug);
    return {
      id: stableId(`demo application ${businessSlug}`),
      documentId: papers?.document ?? null,
      selfieId: papers?.selfie ?? null,
      shopId: id,
      idType: 'ghana_card',
      idNumber,
      state,
      decidedAt: isDecided ? createdAt : null,
      createdAt: isDecided ? createdAt : daysBefore(now, dice, 0.2, 2),
    };
  });
}

/** Where a rider goes within a day; buses reach the rest. */
const southern: readonly Region[] = ['Greater Accra', 'Ashanti', 'Central', 'Eastern', 'Western', 'Volta'];

/** Plans the ways of delivery of a shop. Some shops agree on the delivery with each buyer. */
function planDelivery({ slug, region, address }: ShopLine): StoredDelivery[] {
  const dice = createDice(`delivery ${slug}`);
  if (dice.chance(0.2)) return [];
  const way = (kind: DeliveryKind, name: string, more: Partial<StoredDelivery>): StoredDelivery => ({
    id: stableId(`demo delivery ${slug} ${kind}`),
    kind,
    name,
    isActive: true,
    pickupAddress: null,
    pickupHours: null,
    freeAbovePesewas: null,
    rates: [],
    ...more,
  });
  const home = parseRegion(region) ?? 'Greater Accra';
  const fee = (least: number, most: number) => dice.between(least, most) * 500;
  const rider = { rates: [{ region: home, feePesewas: fee(3, 5), minDays: 0, maxDays: 1 }] };
  const bus = {
    freeAbovePesewas: dice.chance(0.4) ? 100_000 : null,
    rates: regions
      .filter((one) => one !== home)
      .map((one) => {
        const isNear = southern.includes(one);
        return {
          region: one,
          feePesewas: isNear ? fee(5, 7) : fee(8, 11),
          minDays: isNear ? 2 : 3,
          maxDays: isNear ? 3 : 5,
        };
      }),
  };
  const ways = [way('rider', 'Our own rider', rider), way('bus', 'Bus to your station', bus)];
  const hours = { pickupAddress: address, pickupHours: 'Monday to Saturday, 8:00 to 18:00' };
  return dice.chance(0.5) ? [...ways, way('pickup', 'Pickup at the shop', hours)] : ways;
}
