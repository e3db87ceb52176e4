import { z } from 'zod';
import { verification } from '#accounts/limits.ts';
import { metadata } from '#kernel/programs/metadata.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { applicationState, askablePicture, deliveryLimits, idType, shopLimits as limits } from './limits.ts';
import { deliveryOption, shop } from './resources.ts';

const shopName = describe(z.string(), 'Name of the shop', examples.shopName, { as: 'shopName' });

/** Parts of an application that both sellers and admins see. */
const handedIn = {
  id: describe(z.uuid(), 'Unique ID', examples.application),
  state: describe(oneOf(applicationState), 'State of the application', 'pending'),
  id_type: describe(oneOf(idType), 'Type of the identity document', 'ghana_card', { as: 'idKind' }),
  submitted_at: describe(z.iso.datetime(), 'When the application was submitted', '2026-10-04T04:12:00.000Z', {
    as: 'createdAt',
  }),
  decided_at: describe(z.iso.datetime().nullable(), 'When the application was decided; null until then', null),
};
const link = `/api/uploads/${examples.upload}?until=1767225900&sign=kq3VxN0n2bT0Ww`;
const evidence = {
  id_document: describe(
    z.string().nullable(),
    'Private link to the picture of the document, valid for five minutes and for this user only; null without a picture',
    link,
  ),
  passport_picture: describe(
    z.string().nullable(),
    'Private link to the selfie, valid for five minutes and for this user only; null without a picture',
    link,
  ),
  reason: describe(z.string().nullable(), 'Reason for the rejection or revocation; null without one', null),
  asked_for: describe(
    oneOf(askablePicture).nullable(),
    'The one picture that the seller must resubmit after a rejection; null if there is none',
    null,
  ),
};

const email = 'Business email address; visible to the seller and admins only';
const phone = 'Business phone number; visible to the seller and admins only';
const address = 'Business address; visible to the seller and admins only';
const contact = {
  business_email: describe(z.string(), email, 'sales@adepa-kente.com', { as: 'shopEmail' }),
  business_phone: describe(z.string(), phone, '+233244318207', { as: 'shopPhone' }),
  business_address: describe(z.string(), address, 'Shop 14, Adum Market, Kumasi', { as: 'shopAddress' }),
};

export const applicationShopWords = resource('ApplicationShopWords', 'Shop details in an application.', {
  business_name: shopName,
  shop_description: describe(z.string(), 'Description of the shop', 'Kente from the looms of Bonwire, woven to order.'),
  ...contact,
  city: shop.shape.city,
  region: shop.shape.region,
});

/** The seller sees a masked document number. */
const ownApplication = resource('OwnApplication', 'A seller application, as its seller sees it.', {
  ...handedIn,
  id_number: describe(z.string(), 'Number of the document, masked', 'GHA-*****1234-*'),
  words: describe(
    applicationShopWords.nullable(),
    'Shop details that apply once the application is verified; null if they already apply',
    null,
  ),
  ...evidence,
});

export const ownShop = resource('OwnShopPage', 'A shop, as its seller sees it.', {
  ...shop.shape,
  verification: describe(oneOf(verification), "State of the seller's verification", 'pending'),
  business_email: describe(contact.business_email, email, undefined, { as: 'email' }),
  business_phone: describe(contact.business_phone, phone, undefined, { as: 'phone' }),
  business_address: describe(contact.business_address, address, undefined, { as: 'address' }),
  hours_version: describe(
    z.string(),
    'Version of the opening hours and the closure, to be sent with their next change',
    examples.contentVersion,
  ),
  delivery_options: describe(
    z.array(deliveryOption).max(deliveryLimits.optionsMax),
    'All ways of delivery, also those that are switched off',
  ),
  metadata,
  application: describe(ownApplication.nullable(), 'Latest application; null if there is none'),
});
export type OwnShop = z.infer<typeof ownShop>;

export const applicationRow = resource(
  'ApplicationRow',
  'A seller application in a list, for admins.',
  {
    ...handedIn,
    business_name: shopName,
    business_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug, { as: 'shopSlug' }),
    owner_name: describe(z.string(), 'Full name of the seller', 'Akosua Adepa Mensah'),
  },
  { as: 'SellerApplicationRow' },
);
export type ApplicationRow = z.infer<typeof applicationRow>;
export const applicationList = resource(
  'ApplicationList',
  'A page of applications.',
  cursorListAnswer(applicationRow).shape,
);

const sameNumber = resource('SameNumber', 'Another shop whose application has the same document number.', {
  application_id: describe(z.uuid(), 'ID of the other application', examples.application),
  business_name: describe(z.string(), 'Name of the other shop', examples.shopName, { as: 'shopName' }),
  state: describe(oneOf(applicationState), 'State of the other application', 'rejected'),
});

/** A picture also matches after resizing or compression. */
const samePicture = resource(
  'SamePicture',
  'Another shop whose application has the same picture, even if resized or compressed.',
  sameNumber.shape,
);

export const application = resource(
  'Application',
  'A seller application with all data, for admins. Each access is audited.',
  {
    ...applicationRow.shape,
    id_number: describe(z.string(), 'Full number of the document', 'GHA-723491234-5'),
    ...evidence,
    owner_email: describe(z.string(), "Email address of the seller's account", 'seller@besesaka.test'),
    owner_phone: describe(z.string(), "Phone number of the seller's account", '0244318207'),
    shop_description: describe(
      z.string(),
      'Description, written by the seller',
      'We bring the looms of Bonwire and Adanwomase to your door.',
    ),
    ...contact,
    same_number: describe(z.array(sameNumber).max(limits.sharedMax), 'Other shops with the same document number'),
    same_picture: describe(
      z.array(samePicture).max(limits.sharedMax),
      'Other shops with the same picture of a document or face',
    ),
  },
  { as: 'SellerApplication' },
);
export type Application = z.infer<typeof application>;
