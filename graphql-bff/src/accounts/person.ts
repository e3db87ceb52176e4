import type { Me } from '@besesaka/schema/accounts/resources.ts';
import { type Context, readOnce } from '#platform/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import { orNull } from '#platform/graphql/errors.ts';
import { readMe } from './api.ts';

const Verification = builder.enumType('Verification', {
  description: 'Where the check of a seller stands.',
  values: {
    PENDING: { value: 'pending', description: 'Handed in, not checked yet.' },
    REJECTED: { value: 'rejected', description: 'Checked and turned down.' },
    VERIFIED: { value: 'verified', description: 'Checked and found good.' },
  } as const,
});

const OwnShop = builder.objectRef<NonNullable<Me['shop']>>('OwnShop').implement({
  description: 'A shop as its owner sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the shop.' }),
    businessName: t.exposeString('business_name', { description: 'Name of the shop.' }),
    businessSlug: t.exposeString('business_slug', { description: 'The last part of its address, /shops/<slug>.' }),
    verification: t.expose('verification', { type: Verification, description: 'Where its check stands.' }),
  }),
});

export const Person = builder.objectRef<Me>('Person').implement({
  description: 'The person who is logged in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the account.' }),
    fullName: t.exposeString('full_name', { description: 'First and last names.' }),
    email: t.exposeString('email', { description: 'Address the person logs in with.' }),
    emailConfirmed: t.exposeBoolean('email_confirmed', {
      description: 'Whether mail to this address reaches the person. Selling and many orders wait for it.',
    }),
    telephoneNumber: t.exposeString('telephone_number', { description: 'Ten digits, as given at signup.' }),
    isSeller: t.exposeBoolean('is_seller', { description: 'Whether the person has a shop.' }),
    isAdmin: t.boolean({
      description: 'Whether the person runs the marketplace.',
      resolve: ({ role }) => role === 'admin',
    }),
    dateJoined: t.expose('date_joined', { type: 'DateTime', description: 'When the account was made.' }),
    shop: t.expose('shop', { type: OwnShop, nullable: true, description: "The person's own shop." }),
  }),
});

/** Null for visitors. */
export function currentPerson(ctx: Context): Promise<Me | null> {
  return orNull('UNAUTHENTICATED', readOnce(ctx, readMe, {}));
}

builder.queryField('me', (t) =>
  t.field({
    type: Person,
    nullable: true,
    description: 'The person who is logged in, or null.',
    resolve: (_root, _args, ctx) => currentPerson(ctx),
  }),
);
