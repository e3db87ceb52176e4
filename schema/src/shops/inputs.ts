import { z } from 'zod';
import { email, emptyIsNone, ghanaNumber, region } from '#accounts/inputs.ts';
import { manyOf, pageQuery } from '#kernel/paging.ts';
import { shownText } from '#kernel/shown-text.ts';
import { applicationDecisions, applicationStates, idTypes, shopLimits as limits, shopOrderings } from './limits.ts';
import { shopTexts as texts } from './texts.ts';

export const shopSlugsQuery = z.object({
  slugs: manyOf('[a-z0-9-]{1,120}'),
});

const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

/** The query of `/api/shops`: unknown names are ignored, bad values refused. */
export const shopListQuery = pageQuery(limits.pageSize).extend({
  business_name: optional(
    z
      .string()
      .max(limits.nameSearchMax)
      .transform((value) => value.replace(/\p{Cc}+/gu, ' ').trim()),
  ),
  verified: optional(z.enum(['true', 'false']).transform((value) => value === 'true')),
  min_rating: optional(z.coerce.number(texts.ratingInvalid).min(1, texts.ratingInvalid).max(5, texts.ratingInvalid)),
  ordering: optional(z.enum(shopOrderings, texts.orderingUnknown)),
});
export type ShopListQuery = z.infer<typeof shopListQuery>;

const between = (min: number, short: string, max: number, long: string) =>
  z.string(short).overwrite(shownText).min(min, short).max(max, long);

/** What a shop says of itself, and how its seller is reached. */
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

const idNumbers = {
  ghana_card: /^GHA-\d{9}-\d$/,
  passport: /^[A-Z0-9]{8}$/,
  drivers_license: /^\d{12}$/,
} as const;

/** What a seller's application says in words; its two pictures come beside it, as files or as uploads. */
export const applicationFields = z.object({
  business_name: between(limits.nameMin, texts.nameShort, limits.nameMax, texts.nameLong).refine(
    (value) => /[\p{L}\p{N}]/u.test(value),
    texts.nameUnreadable,
  ),
  id_type: z.enum(idTypes, texts.idTypeRequired),
  id_number: z
    .string(texts.idNumberRequired)
    .overwrite(shownText)
    .min(1, texts.idNumberRequired)
    .max(30, texts.idNumberRequired)
    .toUpperCase(),
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

/** With its pictures as uploads of the purposes identity-document and selfie. */
export const applicationInput = applicationFields
  .extend({
    id_document: z.uuid(texts.documentRequired),
    passport_picture: z.uuid(texts.selfieRequired),
  })
  .superRefine(checkIdNumber);
export type ApplicationInput = z.infer<typeof applicationInput>;

/** An admin's list of applications. */
export const applicationsQuery = pageQuery(limits.applicationsPerPage).extend({
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
  })
  .refine(needsReason, { message: texts.reasonRequired, path: ['reason'] });
export type DecisionInput = z.infer<typeof decisionInput>;
