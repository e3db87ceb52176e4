import { regions } from '@besesaka/schema/kernel/regions.ts';
import { weekDay } from '@besesaka/schema/shops/limits.ts';
import type { Arguments } from './lists.ts';

interface Things {
  category: { id: string; slug: string };
  own: { slug: string };
  shown: { slug: string; shop: string };
  orderCode: string;
  checkoutId: string;
  offerId: string;
  conversationId: string;
  paymentId: string;
  applicationId: string;
  messageId: string;
  ownMessageId: string;
  reportId: string;
  ownerId: string;
  webhookEndpointId: string;
  productImportId: string;
  payoutId: string;
  caseId: string;
}

/** The objects that the fields of the full market read. */
export function argumentsFor(things: Things): Arguments {
  const { category, shown } = things;
  const slug = `slug: "${shown.slug}"`;
  return {
    'Query.product': slug,
    'Query.shop': `slug: "${shown.shop}"`,
    'Query.contactMessage': `id: "${things.ownMessageId}"`,
    'Query.order': `id: "${things.orderCode}"`,
    'Query.offer': `id: "${things.offerId}"`,
    'Query.category': `slug: "${category.slug}"`,
    'Query.conversation': `id: "${things.conversationId}"`,
    'Query.campaign': `id: "${crypto.randomUUID()}"`,
    'Query.payment': `reference: "${crypto.randomUUID()}"`,
    'Query.receipt': 'number: 1',
    'Query.policy': 'slug: "terms"',
    'Query.specificationFields': `category: "${category.slug}"`,
    'Query.productFacets': `filter: { category: "${category.slug}" }`,
    'Query.suggestions': 'query: "Kente"',
    'OwnShop.productDays': `slug: "${things.own.slug}"`,
    'Viewer.staffInvitation': `id: "${crypto.randomUUID()}"`,
    'Viewer.productReview': slug,
    'Viewer.productImport': `id: "${things.productImportId}"`,
    'Viewer.payoutStatement': `id: "${things.payoutId}"`,
    'Viewer.shopMoneyEntries': 'sum: PAID',
    'Viewer.webhookDeliveries': `webhookEndpointId: "${things.webhookEndpointId}"`,
    'Viewer.shopReview': `slug: "${shown.shop}"`,
    'Viewer.appeal': `kind: ACCOUNT, subjectId: "${things.ownerId}"`,
    'Viewer.checkout': `checkoutId: "${things.checkoutId}"`,
    'Admin.search': 'text: "kente"',
    'Admin.case': `id: "${crypto.randomUUID()}"`,
    'Admin.application': `id: "${things.applicationId}"`,
    'Admin.caseMessages': `id: "${things.caseId}"`,
    'Admin.report': `id: "${things.reportId}"`,
    'Admin.orderActs': `id: "${things.orderCode}"`,
    'Admin.order': `id: "${things.orderCode}"`,
    'Admin.payment': `reference: "${things.paymentId}"`,
    'Admin.setting': 'name: COMMISSION',
    'Admin.user': `id: "${things.ownerId}"`,
    'Admin.category': `id: "${category.id}"`,
    'Admin.contactMessage': `id: "${things.messageId}"`,
  };
}

/** The variants of a product. */
export const sizes = {
  options: [
    { name: 'Size', values: ['41', '42'] },
    { name: 'Colour', values: ['Indigo', 'Gold'] },
  ],
  variants: ['41', '42'].map((size) => ({ option_values: [size, 'Indigo'], price: '350.00', stock_quantity: 9 })),
};

/** A shop that says all that it can of itself. */
export const presented = (many: number) => ({
  logoId: crypto.randomUUID(),
  bannerId: crypto.randomUUID(),
  closedFrom: '2026-12-24',
  closedUntil: '2026-12-31',
  answerMinutes: 25,
  answerConversations: 100,
  deliveryOptions: Array.from({ length: many }, (_, n) => ({
    id: crypto.randomUUID(),
    kind: 'pickup' as const,
    name: `Way ${n}`,
    isActive: true,
    freeAbovePesewas: 50_000,
    pickupAddress: 'Kejetia, Gate 3',
    pickupHours: '9 to 5',
    rates: regions.slice(0, many).map((region) => ({ region, feePesewas: 2500, minDays: 2, maxDays: 3 })),
  })),
  openingHours: weekDay.values.slice(0, many).map((day) => ({ day, opens: '08:00', closes: '18:00' })),
});
