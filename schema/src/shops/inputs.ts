import { z } from 'zod';
import { email, emptyIsNone, ghanaNumber, region } from '#accounts/inputs.ts';
import { listQuery, manyOf } from '#kernel/lists/paging.ts';
import { isOneScriptEach, nameTexts, plainName, pretendsToBeOurs } from '#kernel/plain-name.ts';
import { shownText } from '#kernel/shown-text.ts';
import {
  applicationDecisions,
  applicationStates,
  askablePictures,
  idTypes,
  shopLimits as limits,
  shopOrderings,
  weekDays,
} from './limits.ts';
import { shopTexts as texts } from './texts.ts';

export const shopSlugsQuery = z.object({
  slugs: manyOf('[a-z0-9-]{1,120}'),
});

const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

/** The query of `/api/shops`: unknown names are ignored, bad values refused. */
export const shopListQuery = listQuery(limits.pageSize).extend({
  business_name: optional(
    z
      .string()
      .max(limits.nameSearchMax)
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

/** A shop's public description, and its contact details. */
const shopWords = {
  shop_description: between(
    limits.descriptionMin,
    texts.descriptionShort,
    limits.descriptionMax,
    texts.descriptionLong,
  ),
  business_email: email,
  business_phone: ghanaNumber(texts.phoneInvalid),
  business_address: between(limits.addressMin, texts.addressShort, limits.addressMax, texts.addressLong),
};

/** The form of the seller's own shop. Pictures are uploads; null removes one, and a missing field changes nothing. */
export const sellerProfileInput = z.object({
  ...shopWords,
  business_phone: ghanaNumber(texts.businessPhoneInvalid),
  shop_logo: z.uuid().nullish(),
  shop_banner: z.uuid().nullish(),
});
/** Fields that are left out stay, so two tabs that change different fields do not overwrite each other. */
export const shopChangeInput = sellerProfileInput.partial();
export type ShopChangeInput = z.infer<typeof shopChangeInput>;

const time = z.string(texts.timeInvalid).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, texts.timeInvalid);
const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const day = (text: string) => z.preprocess(emptyIsNull, z.iso.date(text).nullable());

export const openDay = z
  .object({ day: z.enum(weekDays), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { message: texts.hoursBackward, path: ['closes'] });
export type OpenDay = z.infer<typeof openDay>;

/** Weekly opening hours, if the shop has any, and a period of absence. */
export const openingHoursInput = z
  .object({
    opening_hours: z
      .array(openDay)
      .max(weekDays.length, texts.dayTwice)
      .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, texts.dayTwice),
    closed_from: day(texts.closureIncomplete),
    closed_until: day(texts.closureIncomplete),
    hours_version: z.string().optional(),
  })
  .superRefine(({ closed_from: from, closed_until: until }, context) => {
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
  business_name: z
    .string(texts.nameShort)
    .overwrite(plainName)
    .min(limits.nameMin, texts.nameShort)
    .max(limits.nameMax, texts.nameLong)
    .refine((value) => /[\p{L}\p{N}]/u.test(value), texts.nameUnreadable)
    .refine(isOneScriptEach, nameTexts.mixed)
    .refine((value) => !pretendsToBeOurs(value), nameTexts.reserved),
  id_type: z.enum(idTypes, texts.idTypeRequired),
  id_number: z
    .string(texts.idNumberRequired)
    .overwrite(plainIdNumber)
    .min(1, texts.idNumberRequired)
    .max(30, texts.idNumberRequired),
  ...shopWords,
  city: z.preprocess(emptyIsNone, z.string().overwrite(shownText).max(limits.cityMax, texts.cityLong).optional()),
  region: z.preprocess(emptyIsNone, region.optional()),
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
export const resubmissionInput = applicationFields
  .extend({
    id_number: unlessShown(applicationFields.shape.id_number),
    id_document: unlessShown(z.uuid(texts.documentRequired)),
    passport_picture: unlessShown(z.uuid(texts.selfieRequired)),
  })
  .superRefine(({ id_type, id_number }, context) => {
    if (id_number !== undefined) checkIdNumber({ id_type, id_number }, context);
  });
export type ResubmissionInput = z.infer<typeof resubmissionInput>;

/** The query of the admins' list of applications. */
export const applicationsQuery = listQuery(limits.applicationsPerPage).extend({
  state: optional(z.enum(applicationStates)),
});

const needsReason = ({ decision, reason }: { decision: string; reason?: string | undefined }) =>
  decision === 'verify' || (reason ?? '').length >= limits.reasonMin;

export const decisionInput = z
  .object({
    decision: z.enum(applicationDecisions),
    reason: z.preprocess(
      emptyIsNone,
      z.string().overwrite(shownText).max(limits.reasonMax, texts.reasonLong).optional(),
    ),
    asked_for: z.enum(askablePictures).optional(),
  })
  .refine(needsReason, { message: texts.reasonRequired, path: ['reason'] });
export type DecisionInput = z.infer<typeof decisionInput>;

/** The requested picture, as an upload of its purpose. */
export const askedPictureInput = z.object({ picture: z.uuid() });
export type RequestedPictureInput = z.infer<typeof askedPictureInput>;
