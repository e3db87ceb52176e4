import { idTypeLabels } from '@besesaka/schema/shops/texts.ts';

/** By the names of GraphQL. */
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

/** The names of the contract, by those of GraphQL. */
export const askedPictureNames = { ID_DOCUMENT: 'id_document', PASSPORT_PICTURE: 'passport_picture' } as const;

export const askedPictureWords = { ID_DOCUMENT: 'ID document', PASSPORT_PICTURE: 'Selfie' } as const;
