import { idTypeLabels } from '@besesaka/schema/shops/texts.ts';

/** Labels by GraphQL name. */
export const idKindWords = {
  GHANA_CARD: idTypeLabels.ghana_card,
  PASSPORT: idTypeLabels.passport,
  DRIVERS_LICENSE: idTypeLabels.drivers_license,
} as const;

export const stateWords = {
  PENDING: 'Waiting',
  VERIFIED: 'Verified',
  REJECTED: 'Rejected',
  REVOKED: 'Revoked',
} as const;

/** Contract names by GraphQL name. */
export const askedPictureNames = { ID_DOCUMENT: 'id_document', PASSPORT_PICTURE: 'passport_picture' } as const;

export const askedPictureWords = { ID_DOCUMENT: 'ID document', PASSPORT_PICTURE: 'Selfie' } as const;
