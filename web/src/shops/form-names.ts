import { type Failure, inFormNames } from '#platform/network/failure.ts';

/** The forms have the contract's names, because its rules check them. GraphQL has other names for these. */
const graphqlNames = {
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

type Names = typeof graphqlNames;
type Renamed<Values> = { [Key in keyof Values as Key extends keyof Names ? Names[Key] : Key]: Values[Key] };

const names = new Map<string, string>(Object.entries(graphqlNames));
const formNames = Object.fromEntries([...names].map(([inForm, inGraphql]) => [inGraphql, inForm]));

/** A form's values under GraphQL's names. */
export function inGraphqlNames<Values extends object>(values: Values): Renamed<Values> {
  const entries = Object.entries(values).map(([name, value]) => [names.get(name) ?? name, value]);
  // The type renames by the same list.
  return Object.fromEntries(entries) as Renamed<Values>;
}

export const withFormNames = (fields: Failure['fields']): Failure['fields'] => inFormNames(fields, formNames);
