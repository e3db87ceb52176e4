import { readMe } from '@besesaka/schema/accounts/operations.ts';
import type { Me } from '@besesaka/schema/accounts/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { withoutSize } from '#platform/graphql/from-contract.ts';
import { Region } from './region.ts';
import { Viewer } from './viewer.ts';

export const Verification = builder.enumType('Verification', {
  description: 'Where the check of a seller stands.',
  values: {
    PENDING: { value: 'pending', description: 'Handed in, not checked yet.' },
    REJECTED: { value: 'rejected', description: 'Checked and turned down.' },
    REQUIRED: { value: 'required', description: 'Papers have to be handed in, for the first time or again.' },
    VERIFIED: { value: 'verified', description: 'Checked and found good.' },
  } as const,
});

export const OwnShop = builder.objectRef<NonNullable<Me['shop']>>('OwnShop').implement({
  description: 'A shop as its owner sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the shop.' }),
    name: t.exposeString('business_name', { description: 'Name of the shop.' }),
    slug: t.exposeString('business_slug', { description: 'The last part of its address, /shops/<slug>.' }),
    verification: t.expose('verification', { type: Verification, description: 'Where its check stands.' }),
  }),
});

export const Gender = builder.enumType('Gender', {
  description: 'What a person says of their gender.',
  values: {
    FEMALE: { value: 'F', description: 'Female.' },
    MALE: { value: 'M', description: 'Male.' },
    OTHER: { value: 'O', description: 'Other.' },
  } as const,
});

export const Person = builder.objectRef<Me>('Person').implement({
  description: 'Who has an account, as they see themselves.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the account.' }),
    fullName: t.exposeString('full_name', { description: 'First and last names.' }),
    email: t.exposeString('email', { description: 'Address the person logs in with.' }),
    emailConfirmed: t.exposeBoolean('email_confirmed', {
      description: 'Whether mail to this address reaches the person. Selling and many orders wait for it.',
    }),
    telephoneNumber: t.exposeString('telephone_number', {
      description: 'As given at signup, or as +233 and nine digits.',
    }),
    whatsappNumber: t.exposeString('whatsapp_number', { nullable: true, description: 'The number on WhatsApp.' }),
    dateOfBirth: t.expose('date_of_birth', { type: 'Date', nullable: true, description: 'The day they were born.' }),
    gender: t.expose('gender', { type: Gender, nullable: true, description: 'What the person says.' }),
    address: t.exposeString('address', { nullable: true, description: 'House and street.' }),
    city: t.exposeString('city', { nullable: true, description: 'Town.' }),
    region: t.expose('region', { type: Region, nullable: true, description: 'In which part of Ghana.' }),
    gpsAddress: t.exposeString('gps_address', {
      nullable: true,
      description: 'The GhanaPost GPS address, such as GA-183-8164.',
    }),
    picturePath: t.exposeString('profile_picture', {
      nullable: true,
      description: withoutSize('Address of their picture'),
    }),
    profileVersion: t.exposeInt('profile_version', { description: 'Grows with every change of the profile.' }),
    isSeller: t.exposeBoolean('is_seller', { description: 'Whether the person has a shop.' }),
    isAdmin: t.boolean({
      description: 'Whether the person runs the marketplace.',
      resolve: ({ role }) => role === 'admin',
    }),
    createdAt: t.expose('date_joined', { type: 'DateTime', description: 'When the account was made.' }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  person: t.field({
    type: Person,
    nullable: true,
    extensions: callForEach,
    description: 'The person who is logged in.',
    resolve: (_viewer, _args, ctx) => readOnce(ctx, readMe, {}),
  }),
  shop: t.field({
    type: OwnShop,
    nullable: true,
    extensions: callForEach,
    description: "The person's own shop; null without an error for who has none.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readMe, {})).shop,
  }),
}));
