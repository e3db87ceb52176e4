import { texts } from '@besesaka/schema/kernel/texts.ts';
import { offerTexts } from '@besesaka/schema/orders/offers/texts.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import type { Failure, FieldComplaint } from '#platform/network/failure.ts';
import { shippingFields } from './shipping-address.ts';

/** The whole cart or one product. Each has its own texts for the same errors. */
export type PurchaseKind = 'cart' | 'single';

export interface CheckoutFailure {
  /** Null for an error without a title. */
  title: string | null;
  message: string;
  fields: readonly FieldComplaint[];
  /** The user has to confirm the e-mail address to place more orders. */
  needsConfirmedEmail?: boolean;
  /** The offer was ordered, withdrawn or has ended, perhaps in another tab, so this order can never succeed. */
  isOver?: boolean;
  /** The current total, if it differs from the confirmed one. */
  total: string | null;
  /** No response arrived, so the order may exist. Only repeating the same request can settle it. */
  unsettled: boolean;
}

/** A broken connection or a server error leaves open whether anything was ordered. */
export function placingFailure(kind: PurchaseKind, why: Failure): CheckoutFailure {
  if (why.kind === 'no-response') {
    const message = kind === 'cart' ? orderTexts.connectionOrders : orderTexts.connectionOrder;
    return failure(message, { title: orderTexts.connectionTitle, unsettled: true });
  }
  if (why.code === 'UNAUTHENTICATED') return failure(texts.loginRequired);
  const title = kind === 'single' ? orderTexts.orderFailedTitle : null;
  if (why.kind === 'error') return failure(why.message || failedText(kind), { title, unsettled: !why.message });
  if (why.fields.length > 0) return failure(pleaseCheck(why.fields), { title, fields: why.fields });
  const needsConfirmedEmail = why.code === 'EMAIL_UNCONFIRMED';
  const isOver = why.message === offerTexts.notNow;
  return failure(refusalText(kind, why.message), { title, needsConfirmedEmail, isOver });
}

/** Builds texts such as "Please check: City is required, Region is required". */
export function pleaseCheck(complaints: readonly FieldComplaint[]): string {
  const names: readonly string[] = shippingFields;
  const place = ({ field }: FieldComplaint) => (names.includes(field) ? names.indexOf(field) : names.length);
  const inOrder = complaints.toSorted((a, b) => place(a) - place(b));
  return orderTexts.pleaseCheck + inOrder.map(({ message }) => message).join(', ');
}

function refusalText(kind: PurchaseKind, message: string): string {
  if (message.includes('Insufficient stock')) return message;
  if (message === orderTexts.cartEmpty) return orderTexts.cartEmptyShown;
  if (kind === 'single' && /not found|not available/i.test(message)) return orderTexts.productGone;
  return message || failedText(kind);
}

function failedText(kind: PurchaseKind): string {
  return kind === 'cart' ? orderTexts.createFailed : orderTexts.createOneFailed;
}

export function failure(message: string, more: Partial<CheckoutFailure> = {}): CheckoutFailure {
  return { title: null, message, fields: [], total: null, unsettled: false, ...more };
}
