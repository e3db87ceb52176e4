/** The spec's REST calls and forms use the names on the left, GraphQL those on the right. */
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
