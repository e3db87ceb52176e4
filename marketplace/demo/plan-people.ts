import { internationalNumber } from '#accounts/rules.ts';
import type { users } from '#accounts/tables.ts';
import { stableId } from '#platform/base/ids.ts';
import { people, type ShopLine, shopLines, waitingShop } from './data.ts';
import { createDice } from './dice.ts';
import { daysBefore } from './moments.ts';

export type UserRow = typeof users.$inferInsert;

export function ownerId(shop: ShopLine): string {
  return stableId(`demo owner ${shop.slug}`);
}

interface Person {
  id: string;
  name: string;
  email: string;
  telephone?: string;
  role?: 'person' | 'admin';
  isSeller?: boolean;
  daysHere: [number, number];
}

/** Plans the demo's users, including the four documented accounts. */
export function planPeople({ now, passwordHash }: { now: Date; passwordHash: string }): UserRow[] {
  const owners = [...shopLines, waitingShop].map(
    (shop): Person => ({
      id: ownerId(shop),
      name: shop.owner,
      email: shop.email ?? addressOf(shop.owner),
      telephone: shop.phone,
      isSeller: true,
      daysHere: shop === waitingShop ? [5, 5] : [420, 760],
    }),
  );
  const reviewers = planReviewers().map(
    ({ id, name }): Person => ({ id, name, email: addressOf(name), daysHere: [260, 520] }),
  );
  const known: Person[] = [
    { id: stableId('demo buyer'), name: people.buyer, email: 'buyer@besesaka.test', daysHere: [200, 200] },
    {
      id: stableId('demo admin'),
      name: people.admin,
      email: 'admin@besesaka.test',
      role: 'admin',
      daysHere: [800, 800],
    },
  ];
  return [...known, ...owners, ...reviewers].map((person) => toRow(person, now, passwordHash));
}

export function planReviewers(): { id: string; name: string }[] {
  return people.reviewers.map((name) => ({ id: stableId(`demo reviewer ${name}`), name }));
}

function toRow(person: Person, now: Date, passwordHash: string): UserRow {
  const dice = createDice(`person ${person.email}`);
  const telephone = person.telephone ?? `${dice.pick(people.networkPrefixes)}${dice.between(2_000_000, 9_999_999)}`;
  const dateJoined = daysBefore(now, dice, ...person.daysHere);
  return {
    id: person.id,
    fullName: person.name,
    email: person.email,
    telephoneNumber: telephone,
    telephoneE164: internationalNumber(telephone),
    passwordHash,
    role: person.role ?? 'person',
    isSeller: person.isSeller ?? false,
    dateJoined,
    emailConfirmedAt: dateJoined,
  };
}

function addressOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@besesaka.test`;
}
