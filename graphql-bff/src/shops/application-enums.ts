import { builder } from '#platform/graphql/builder.ts';

export const IdKind = builder.enumType('IdKind', {
  description: 'Type of identity document.',
  values: {
    DRIVERS_LICENSE: { value: 'drivers_license', description: "A driver's license: 12 digits." },
    GHANA_CARD: { value: 'ghana_card', description: 'A Ghana Card: GHA-, nine digits, - and one digit.' },
    PASSPORT: { value: 'passport', description: 'A passport: 8 capital letters and digits.' },
  } as const,
});

export const AskedPicture = builder.enumType('AskedPicture', {
  description: 'The one picture of an application that the seller must resubmit.',
  values: {
    ID_DOCUMENT: { value: 'id_document', description: 'The picture of the document.' },
    PASSPORT_PICTURE: { value: 'passport_picture', description: 'The selfie.' },
  } as const,
});

export const ApplicationState = builder.enumType('ApplicationState', {
  description: 'State of a seller application.',
  values: {
    PENDING: { value: 'pending', description: 'Waiting for review.' },
    REJECTED: { value: 'rejected', description: 'Rejected.' },
    REVOKED: { value: 'revoked', description: 'Verified, and revoked later.' },
    VERIFIED: { value: 'verified', description: 'Verified.' },
  } as const,
});
