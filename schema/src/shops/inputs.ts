import { z } from 'zod';
import { email, emptyIsNone, region } from '#accounts/inputs.ts';
import { listQuery, manyOf } from '#kernel/lists/paging.ts';
import { ghanaNumber } from '#kernel/phone-input.ts';
import { isOneScriptEach, nameTexts, plainName, pretendsToBeOurs } from '#kernel/plain-name.ts';
import { metadataInput } from '#kernel/programs/metadata.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { shownText } from '#kernel/shown-text.ts';
import { directoryLimits } from './directory-limits.ts';
import {
  applicationDecision,
  applicationState,
  askablePicture,
  idType,
  shopLimits as limits,
  shopOrderings,
  weekDay,
} from './limits.ts';
import { shopTexts as texts } from './texts.ts';

export const shopSlugsQuery = z.object({
  slugs: manyOf('[a-z0-9-]{1,120}'),
});

const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

/** The query of `/api/shops`: unknown names are ignored, bad values refused. */
export const shopListQuery = listQuery(directoryLimits.pageSize).extend({
  business_name: optional(
    z
      .string()
      .max(directoryLimits.nameSearchMax)
      .transform((value) => value.replace(/\p{Cc}+/gu, ' ').trim()),
  ),
  verified: optional(z.enum(['true', 'false']).transform((value) => value === 'true')),
  min_rating: optional(z.coerce.number(texts.ratingInvalid).min(1, texts.ratingInvalid).max(5, texts.ratingInvalid)),
  region: optional(region),
  ordering: optional(z.enum(shopOrderings, texts.orderingUnknown)),
});
export type ShopListQuery = z.infer<typeof shopListQuery>;

const between = (min: number, short: string, max: number, long: string) =>
  z.string(short).overwrite(shownText).min(min, short).max(max, long);

const phoneText = 'Ghanaian phone number, stored as +233 and nine digits';
const aPhone = '+233244318207';

/** A shop's public description, and its contact details. */
const shopWords = {
  shop_description: describe(
    between(limits.descriptionMin, texts.descriptionShort, limits.descriptionMax, texts.descriptionLong),
    `Description of the shop, ${limits.descriptionMin} to ${limits.descriptionMax} characters`,
    'Kente from the looms of Bonwire, woven to order.',
  ),
  business_email: describe(email, 'Business email address', 'sales@adepa-kente.com', { as: 'shopEmail' }),
  business_phone: describe(ghanaNumber({ invalid: texts.phoneInvalid }), phoneText, aPhone, { as: 'shopPhone' }),
  business_address: describe(
    between(limits.addressMin, texts.addressShort, limits.addressMax, texts.addressLong),
    `Business address, ${limits.addressMin} to ${limits.addressMax} characters`,
    'Shop 14, Adum Market, Kumasi',
    { as: 'shopAddress' },
  ),
};

/** The form of the seller's own shop. Pictures are uploads; null removes one, and a missing field changes nothing. */
export const sellerProfileInput = z.object({
  ...shopWords,
  business_phone: describe(ghanaNumber({ invalid: texts.businessPhoneInvalid }), phoneText, aPhone, {
    as: 'shopPhone',
  }),
  shop_logo: describe(
    z.uuid().nullish(),
    'ID of an upload with the purpose shop-logo; null removes the logo; if left out, it stays',
    null,
    { as: 'logoId' },
  ),
  shop_banner: describe(
    z.uuid().nullish(),
    'ID of an upload with the purpose shop-banner; null removes the banner; if left out, it stays',
    null,
    { as: 'bannerId' },
  ),
});
/** Two tabs that change different fields do not overwrite each other. */
export const shopChangeInput = resource(
  'ShopChangeInput',
  'Profile of a shop; fields that are left out stay as they are.',
  { ...sellerProfileInput.partial().shape, metadata: metadataInput },
);
export type ShopChangeInput = z.infer<typeof shopChangeInput>;

const time = z.string(texts.timeInvalid).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, texts.timeInvalid);
const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const day = (text: string) => z.preprocess(emptyIsNull, z.iso.date(text).nullable());

export const openDay = resource('OpenDayInput', 'Opening hours of one weekday.', {
  day: describe(oneOf(weekDay), 'Weekday', 'monday'),
  opens: describe(time, 'Opening time in Ghana as HH:MM', '08:00'),
  closes: describe(time, 'Closing time in Ghana as HH:MM', '18:00'),
}).refine(({ opens, closes }) => opens < closes, { message: texts.hoursBackward, path: ['closes'] });
export type OpenDay = z.infer<typeof openDay>;

export const openingHoursInput = resource(
  'OpeningHoursInput',
  'Opening hours and closure of a shop, replacing the current ones.',
  {
    opening_hours: describe(
      z
        .array(openDay)
        .max(weekDay.values.length, texts.dayTwice)
        .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, texts.dayTwice),
      'Opening hours by weekday, at most one entry per day; an empty list removes them',
      [{ day: 'monday', opens: '08:00', closes: '18:00' }],
    ),
    closed_from: describe(
      day(texts.closureIncomplete),
      'First day of a closure as YYYY-MM-DD; null for none',
      '2026-12-24',
    ),
    closed_until: describe(
      day(texts.closureIncomplete),
      'Last day of a closure as YYYY-MM-DD; null for none',
      '2027-01-03',
    ),
    hours_version: describe(
      z.string().optional(),
      'Version that the client read: the call fails with STALE if the hours or the closure have changed since; if left out, the call always applies',
      examples.contentVersion,
    ),
  },
).superRefine(({ closed_from: from, closed_until: until }, context) => {
  const fault = (path: string, message: string) => context.addIssue({ code: 'custom', message, path: [path] });
  if (!from !== !until) fault(from ? 'closed_until' : 'closed_from', texts.closureIncomplete);
  else if (from && until && until < from) fault('closed_until', texts.closureBackward);
});
export type OpeningHoursInput = z.infer<typeof openingHoursInput>;

const idNumbers = {
  ghana_card: /^GHA-\d{9}-\d$/,
  passport: /^[A-Z0-9]{8}$/,
  drivers_license: /^\d{12}$/,
} as const;

/** Accepts any notation; a Ghana Card number gets its dashes. */
function plainIdNumber(typed: string): string {
  const signs = shownText(typed).toUpperCase().replaceAll(/[\s-]/g, '');
  return signs.replace(/^GHA(\d{9})(\d)$/, 'GHA-$1-$2');
}

/** The text fields of a seller application; its two pictures are sent as files or as uploads. */
export const applicationFields = z.object({
  business_name: describe(
    z
      .string(texts.nameShort)
      .overwrite(plainName)
      .min(limits.nameMin, texts.nameShort)
      .max(limits.nameMax, texts.nameLong)
      .refine((value) => /[\p{L}\p{N}]/u.test(value), texts.nameUnreadable)
      .refine(isOneScriptEach, nameTexts.mixed)
      .refine((value) => !pretendsToBeOurs(value), nameTexts.reserved),
    `Name of the shop, ${limits.nameMin} to ${limits.nameMax} characters, unique`,
    examples.shopName,
    { as: 'shopName' },
  ),
  id_type: describe(oneOf(idType, texts.idTypeRequired), 'Type of the identity document', 'ghana_card', {
    as: 'idKind',
  }),
  id_number: describe(
    z
      .string(texts.idNumberRequired)
      .overwrite(plainIdNumber)
      .min(1, texts.idNumberRequired)
      .max(30, texts.idNumberRequired),
    'Number of the document',
    'GHA-723491234-5',
  ),
  ...shopWords,
  city: describe(
    z.preprocess(emptyIsNone, z.string().overwrite(shownText).max(limits.cityMax, texts.cityLong).optional()),
    "Town of the shop; by default the one of the user's profile",
    'Kumasi',
  ),
  region: describe(
    z.preprocess(emptyIsNone, region.optional()),
    "One of the 16 regions of Ghana; by default the one of the user's profile",
    'Ashanti',
  ),
});

export function checkIdNumber(
  { id_type, id_number }: Pick<z.infer<typeof applicationFields>, 'id_type' | 'id_number'>,
  context: z.RefinementCtx,
): void {
  if (idNumbers[id_type].test(id_number)) return;
  context.addIssue({ code: 'custom', message: texts.idNumberInvalid[id_type], path: ['id_number'] });
}

/** An application whose pictures are uploads with the purposes identity-document and selfie. */
export const applicationInput = applicationFields
  .extend({
    id_document: z.uuid(texts.documentRequired),
    passport_picture: z.uuid(texts.selfieRequired),
  })
  .superRefine(checkIdNumber);

/** When resubmitting, the number and the pictures may be left out; they stay as they are. */
const unlessShown = <T extends z.ZodType>(type: T) => z.preprocess(emptyIsNone, type.optional());
export const resubmissionInput = resource('ApplicationInput', 'A seller application.', {
  ...applicationFields.shape,
  id_number: describe(
    unlessShown(applicationFields.shape.id_number),
    'Number of the document; optional when resubmitting',
    'GHA-723491234-5',
  ),
  id_document: describe(
    unlessShown(z.uuid(texts.documentRequired)),
    'ID of an upload with the purpose identity-document; optional when resubmitting',
    examples.upload,
    { as: 'idDocumentId' },
  ),
  passport_picture: describe(
    unlessShown(z.uuid(texts.selfieRequired)),
    'ID of an upload with the purpose selfie; optional when resubmitting',
    examples.upload,
    { as: 'passportPictureId' },
  ),
}).superRefine(({ id_type, id_number }, context) => {
  if (id_number !== undefined) checkIdNumber({ id_type, id_number }, context);
});
export type ResubmissionInput = z.infer<typeof resubmissionInput>;

/** The query of the admins' list of applications. */
export const applicationsQuery = listQuery(limits.applicationsPerPage).extend({
  state: optional(oneOf(applicationState)),
});

const needsReason = ({ decision, reason }: { decision: string; reason?: string | undefined }) =>
  decision === 'verify' || (reason ?? '').length >= limits.reasonMin;

export const decisionInput = resource('DecisionInput', 'A decision on an application.', {
  decision: describe(
    oneOf(applicationDecision),
    'verify or reject a pending application, or revoke a verification',
    'reject',
  ),
  reason: describe(
    z.preprocess(emptyIsNone, z.string().overwrite(shownText).max(limits.reasonMax, texts.reasonLong).optional()),
    'Reason, which the seller reads; required for reject and revoke',
    'The photo of the card cannot be read.',
  ),
  asked_for: describe(
    oneOf(askablePicture).optional(),
    'Only with reject: the one picture that the seller must resubmit',
    'id_document',
  ),
}).refine(needsReason, { message: texts.reasonRequired, path: ['reason'] });
export type DecisionInput = z.infer<typeof decisionInput>;

export const askedPictureInput = resource('AskedPictureInput', 'The requested picture.', {
  picture: describe(
    z.uuid(),
    'ID of an upload with the purpose identity-document or selfie, as requested',
    examples.upload,
    { as: 'pictureId' },
  ),
});
export type RequestedPictureInput = z.infer<typeof askedPictureInput>;
