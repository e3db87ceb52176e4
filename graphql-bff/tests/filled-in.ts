import { password } from '@besesaka/marketplace/tests/world/world.ts';
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Values that users would enter. The ids name nothing. */
const values: Record<string, unknown> = {
  email: 'efua@example.com',
  shopEmail: 'shop@example.com',
  password,
  passwordConfirm: password,
  newEmail: 'efua.new@example.com',
  code: '492039',
  deliveryCode: '4920',
  payNow: false,
  newPassword: `${password}x`,
  oldPassword: password,
  fullName: 'Efua Mensah Quartey',
  dateOfBirth: '1990-02-28',
  name: 'Efua Quartey',
  title: 'Well woven',
  reason: 'It is too far for us.',
  idNumber: '123456789012',
  phone: '0244318207',
  shippingPhone: '0244318207',
  telephoneNumber: '0244318207',
  whatsappNumber: '0244318207',
  shopPhone: '0244318207',
  riderPhone: '0244318207',
  gpsAddress: 'GA-183-8164',
  url: 'https://example.com/hook',
  site: 'https://planner.example',
  redirectUris: ['https://planner.example/callback'],
  fee: '25.00',
  freeAbove: '500.00',
  sku: null,
  externalId: null,
  metadata: [{ key: 'erp.depot', value: 'Kumasi' }],
  variantId: null,
  delivery: null,
  deliveryOptionId: null,
  category: null,
  price: '340.00',
  variantPrices: null,
  compareAtPrice: '400.00',
  expectedTotal: '340.00',
  imageId: null,
  primaryImageId: null,
  pictureId: null,
  slug: 'nothing-of-ours',
  shopSlug: 'nothing-of-ours',
  productSlug: 'nothing-of-ours',
  idempotencyKey: 'a-key-of-this-test',
  planId: '1_month',
  replacesId: null,
  version: null,
  stockBy: null,
  specifications: [],
  logoId: null,
  bannerId: null,
  opens: '08:00',
  closes: '18:00',
  closedFrom: null,
  closedUntil: null,
  validFrom: null,
  month: null,
  until: null,
  fields: null,
  icon: null,
  orderId: 'S43XUM7EMS',
  paymentMethod: null,
  rating: 4,
  overallRating: 4,
  upTo: 0,
  imageIds: Array.from({ length: 3 }, () => crypto.randomUUID()),
  addressId: null,
  answersTokens: null,
  profilePictureId: null,
};

const slugBeside: Record<string, string> = { id: 'slug', productId: 'productSlug', shopId: 'shopSlug' };

/** An input of a mutation, every field of it. */
export function filledIn(name: string, type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (values[name] !== undefined && !(values[name] === null && isNonNullType(type))) return values[name];
  if (isListType(inner)) return [filledIn('', inner.ofType)];
  if (isInputObjectType(inner)) {
    const fields = inner.getFields();
    // A slug says the same as the ID beside it, and only one of them may be given.
    const wanted = Object.values(fields).filter(({ name }) => !fields[slugBeside[name] ?? '']);
    const all = wanted.map((field) => [field.name, filledIn(field.name, field.type)] as const);
    return Object.fromEntries(inner.isOneOf ? all.filter(([, value]) => value !== null).slice(0, 1) : all);
  }
  const id = crypto.randomUUID();
  const byType: Record<string, unknown> = { ID: id, Uuid: id, Int: 1, Boolean: true, Decimal: '340.00' };
  const { name: kind } = getNamedType(type);
  return kind in byType ? byType[kind] : 'Words that say enough of it';
}
