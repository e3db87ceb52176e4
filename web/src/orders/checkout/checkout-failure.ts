import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';

/** The whole cart, or one product at once: each has its own words for the same mishaps. */
export type PurchaseKind = 'cart' | 'single';

export interface FieldComplaint {
  field: string;
  message: string;
}

export interface CheckoutFailure {
  /** Null where nothing stands above the sentence. */
  title: string | null;
  message: string;
  fields: readonly FieldComplaint[];
  /** What it costs now, where the confirmed total was another one. */
  total: string | null;
  login: boolean;
  /** No answer came: it may have been ordered or not, and only the same request again will tell. */
  unsettled: boolean;
}

export type PlacingRefusal =
  | { __typename: 'RefusedError'; code: string; message: string }
  | { __typename: 'TotalChangedError'; message: string; total: { amount: string } }
  | {
      __typename: 'ValidationError';
      message: string;
      fields: readonly { field: string; messages: readonly string[] }[];
    };

/** The order in which the form asks, and in which it complains. */
export const shippingFields = [
  'shippingFullName',
  'shippingPhone',
  'shippingAddress',
  'shippingCity',
  'shippingRegion',
  'shippingLandmark',
  'shippingNotes',
] as const;
export type ShippingField = (typeof shippingFields)[number];

export function placingRefusal(kind: PurchaseKind, refused: PlacingRefusal): CheckoutFailure {
  if (refused.__typename === 'TotalChangedError')
    return failure(kind, refused.message, { total: refused.total.amount });
  if (refused.__typename === 'ValidationError') {
    const fields = refused.fields.flatMap(({ field, messages }) =>
      messages[0] ? [{ field, message: messages[0] }] : [],
    );
    const message = fields.length > 0 ? pleaseCheck(fields) : refused.message;
    return failure(kind, message || failedText(kind), { fields });
  }
  if (refused.code === 'UNAUTHENTICATED') return failure(kind, texts.loginRequired, { login: true });
  return failure(kind, refusalText(kind, refused.message));
}

/** What a broken connection throws is not fit to be shown, and leaves open whether anything was ordered. */
export function thrownFailure(kind: PurchaseKind, error: unknown): CheckoutFailure {
  if (!CombinedGraphQLErrors.is(error)) {
    const message = kind === 'cart' ? orderTexts.connectionOrders : orderTexts.connectionOrder;
    return { ...failure(kind, message, { unsettled: true }), title: orderTexts.connectionTitle };
  }
  const said = error.errors[0];
  if (said?.extensions?.code === 'UNAUTHENTICATED') return failure(kind, texts.loginRequired, { login: true });
  // A fault of ours says nothing of what came before it, just as no answer does.
  if (!said?.message || said.message === texts.somethingWrong)
    return failure(kind, failedText(kind), { unsettled: true });
  return failure(kind, said.message);
}

/** "Please check: City is required, Region is required". */
export function pleaseCheck(complaints: readonly FieldComplaint[]): string {
  const names: readonly string[] = shippingFields;
  const place = ({ field }: FieldComplaint) => (names.includes(field) ? names.indexOf(field) : names.length);
  const inOrder = complaints.toSorted((a, b) => place(a) - place(b));
  return orderTexts.pleaseCheck + inOrder.map(({ message }) => message).join(', ');
}

function refusalText(kind: PurchaseKind, said: string): string {
  if (said.includes('Insufficient stock')) return said;
  if (said === orderTexts.cartEmpty) return orderTexts.cartEmptyShown;
  if (kind === 'single' && /not found|not available/i.test(said)) return orderTexts.productGone;
  return said || failedText(kind);
}

function failedText(kind: PurchaseKind): string {
  return kind === 'cart' ? orderTexts.createFailed : orderTexts.createOneFailed;
}

function failure(kind: PurchaseKind, message: string, more: Partial<CheckoutFailure> = {}): CheckoutFailure {
  const title = kind === 'single' && !more.login ? orderTexts.orderFailedTitle : null;
  return { title, message, fields: [], total: null, login: false, unsettled: false, ...more };
}
