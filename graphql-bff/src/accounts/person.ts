import { readMe } from '@besesaka/schema/accounts/operations.ts';
import type { Me } from '@besesaka/schema/accounts/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { pageUrl, pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { withoutSize } from '#platform/graphql/from-contract.ts';
import { loadableAsNode, uuidForm } from '#platform/graphql/nodes.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { Region } from './region.ts';

export const Verification = builder.enumType('Verification', {
  description: "State of a seller's verification.",
  values: {
    PENDING: { value: 'pending', description: 'Submitted, not reviewed yet.' },
    REJECTED: { value: 'rejected', description: 'Reviewed and rejected.' },
    REQUIRED: { value: 'required', description: 'Documents must be submitted, for the first time or again.' },
    VERIFIED: { value: 'verified', description: 'Reviewed and accepted.' },
  } as const,
});

export const OwnShop = builder.objectRef<NonNullable<Me['shop']>>('OwnShop').implement({
  description: 'A shop as its owner sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the shop.' }),
    name: t.exposeString('business_name', { description: 'Name of the shop.' }),
    slug: t.exposeString('business_slug', { description: 'URL slug of the shop, the last part of `/shops/<slug>`.' }),
    url: t.field({
      type: 'Url',
      description: "URL of the shop's page.",
      resolve: ({ business_slug }, _args, ctx) => pageUrl(`/shops/${business_slug}`, ctx),
    }),
    verification: t.expose('verification', { type: Verification, description: "State of the seller's verification." }),
  }),
});

export const Gender = builder.enumType('Gender', {
  description: 'Gender, as the user stated it.',
  values: {
    FEMALE: { value: 'F', description: 'Female.' },
    MALE: { value: 'M', description: 'Male.' },
    OTHER: { value: 'O', description: 'Other.' },
  } as const,
});

export const Person = builder.objectRef<Me>('Person').implement({
  description: "A user's own account.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique ID.' }),
    fullName: t.exposeString('full_name', { description: 'Full name.' }),
    email: t.exposeString('email', { description: 'Email address for logging in.' }),
    emailConfirmed: t.exposeBoolean('email_confirmed', {
      description: 'Whether the email address is confirmed; required for selling and for more than a few orders a day.',
    }),
    telephoneNumber: t.exposeString('telephone_number', {
      description: 'Phone number, as entered at signup or as +233 and nine digits.',
    }),
    whatsappNumber: t.exposeString('whatsapp_number', {
      nullable: true,
      description: 'WhatsApp number as +233 and nine digits; null if unknown.',
    }),
    dateOfBirth: t.expose('date_of_birth', {
      type: 'Date',
      nullable: true,
      description: 'Date of birth; null if unknown.',
    }),
    gender: t.expose('gender', { type: Gender, nullable: true, description: 'Gender; null if unknown.' }),
    address: t.exposeString('address', { nullable: true, description: 'House number and street; null if unknown.' }),
    city: t.exposeString('city', { nullable: true, description: 'Town or city; null if unknown.' }),
    region: t.expose('region', { type: Region, nullable: true, description: 'Region of Ghana; null if unknown.' }),
    gpsAddress: t.exposeString('gps_address', {
      nullable: true,
      description: 'GhanaPost GPS address, such as GA-183-8164; null if unknown.',
    }),
    picturePath: t.exposeString('profile_picture', {
      nullable: true,
      description: withoutSize('Path of the profile picture'),
    }),
    pictureUrl: t.field({
      type: 'Url',
      nullable: true,
      description: 'URL of the profile picture; null without one.',
      args: pictureArgs,
      resolve: ({ profile_picture: path }, size, ctx) => path && pictureUrl(path, size, ctx),
    }),
    profileVersion: t.exposeInt('profile_version', {
      description: 'Version of the profile, higher after every change.',
    }),
    isSeller: t.exposeBoolean('is_seller', { description: 'Whether the user has a shop.' }),
    isAdmin: t.boolean({
      description: 'Whether the user is an admin.',
      resolve: ({ role }) => role === 'admin',
    }),
    createdAt: t.expose('date_joined', { type: 'DateTime', description: 'When the account was created.' }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  person: t.field({
    type: Person,
    nullable: true,
    extensions: callForEach,
    description: "The logged-in user's account.",
    resolve: (_viewer, _args, ctx) => readOnce(ctx, readMe, {}),
  }),
  shop: t.field({
    type: OwnShop,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's own shop; null without an error if there is none.",
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, readMe, {})).shop,
  }),
}));

/** Only the viewer's own account. */
loadableAsNode(Person, {
  id: ({ id }) => id,
  form: uuidForm,
  load: async (id, ctx) => {
    const me = await orNull('UNAUTHENTICATED', readOnce(ctx, readMe, {}));
    return me?.id === id ? me : null;
  },
});
