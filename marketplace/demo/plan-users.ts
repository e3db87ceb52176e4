import type { StaffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import { internationalNumber } from '#accounts/rules.ts';
import type { users } from '#accounts/tables.ts';
import { stableId } from '#platform/base/ids.ts';
import { namedUsers, type ShopLine, shopLines, waitingShop } from './data.ts';
import { createDice } from './dice.ts';
import { daysBefore } from './moments.ts';

export type UserRow = typeof users.$inferInsert;

export function ownerId(shop: ShopLine): string {
  return stableId(`demo owner ${shop.slug}`);
}

interface User {
  id: string;
  name: string;
  email: string;
  telephone?: string;
  staffRole?: StaffRole;
  isSeller?: boolean;
  daysHere: [number, number];
}

/** Plans the demo's users, including the six documented accounts. */
export function planUsers({ now, passwordHash }: { now: Date; passwordHash: string }): UserRow[] {
  const owners = [...shopLines, waitingShop].map(
    (shop): User => ({
      id: ownerId(shop),
      name: shop.owner,
      email: shop.email ?? addressOf(shop.owner),
      telephone: shop.phone,
      isSeller: true,
      daysHere: shop === waitingShop ? [5, 5] : [420, 760],
    }),
  );
  const reviewers = planReviewers().map(
    ({ id, name }): User => ({ id, name, email: addressOf(name), daysHere: [260, 520] }),
  );
  const known: User[] = [
    { id: stableId('demo buyer'), name: namedUsers.buyer, email: 'buyer@besesaka.test', daysHere: [200, 200] },
    {
      id: stableId('demo admin'),
      name: namedUsers.admin,
      email: 'admin@besesaka.test',
      staffRole: 'owner',
      daysHere: [800, 800],
    },
    ...(['trust', 'money'] as const).map((role) => ({
      id: stableId(`demo ${role}`),
      name: namedUsers[role],
      email: `${role}@besesaka.test`,
      staffRole: role,
      daysHere: [600, 600] as [number, number],
    })),
  ];
  return [...known, ...owners, ...reviewers].map((user) => toRow(user, now, passwordHash));
}

export function planReviewers(): { id: string; name: string }[] {
  return namedUsers.reviewers.map((name) => ({ id: stableId(`demo reviewer ${name}`), name }));
}

function toRow(user: User, now: Date, passwordHash: string): UserRow {
  const dice = createDice(`user ${user.email}`);
  const telephone = user.telephone ?? `${dice.pick(namedUsers.networkPrefixes)}${dice.between(2_000_000, 9_999_999)}`;
  const dateJoined = daysBefore(now, dice, ...user.daysHere);
  return {
    id: user.id,
    fullName: user.name,
    email: user.email,
    telephoneNumber: telephone,
    telephoneE164: internationalNumber(telephone),
    passwordHash,
    staffRole: user.staffRole ?? null,
    isSeller: user.isSeller ?? false,
    dateJoined,
    emailConfirmedAt: dateJoined,
  };
}

function addressOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@besesaka.test`;
}
