/** What the calls of the spec, and so the forms, call otherwise than GraphQL. */
export const shopNames = {
  businessName: 'shopName',
  businessEmail: 'shopEmail',
  businessPhone: 'shopPhone',
  businessAddress: 'shopAddress',
  shopLogo: 'logoId',
  shopBanner: 'bannerId',
  idType: 'idKind',
  idDocument: 'idDocumentId',
  passportPicture: 'passportPictureId',
} as const;
