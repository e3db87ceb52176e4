import { builder } from '#platform/graphql/builder.ts';

export const IdKind = builder.enumType('IdKind', {
  description: 'The paper that a seller shows.',
  values: {
    DRIVERS_LICENSE: { value: 'drivers_license', description: "A driver's license: 12 digits." },
    GHANA_CARD: { value: 'ghana_card', description: 'A Ghana Card: GHA-, nine digits, - and one digit.' },
    PASSPORT: { value: 'passport', description: 'A passport: 8 capital letters and digits.' },
  } as const,
});

export const AskedPicture = builder.enumType('AskedPicture', {
  description: 'The one picture of an application that is to be sent again.',
  values: {
    ID_DOCUMENT: { value: 'id_document', description: 'The picture of the paper.' },
    PASSPORT_PICTURE: { value: 'passport_picture', description: 'The selfie.' },
  } as const,
});

export const ApplicationState = builder.enumType('ApplicationState', {
  description: 'Where an application to sell stands.',
  values: {
    PENDING: { value: 'pending', description: 'It waits for its check.' },
    REJECTED: { value: 'rejected', description: 'It was turned down.' },
    REVOKED: { value: 'revoked', description: 'It was verified, and that was taken back.' },
    VERIFIED: { value: 'verified', description: 'It was found good.' },
  } as const,
});
