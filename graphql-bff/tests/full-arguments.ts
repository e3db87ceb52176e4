import type { Arguments } from './lists.ts';

interface MarketIds {
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

/** The arguments of fields that need them, by field name. */
export function argumentsFor(ids: MarketIds): Arguments {
  const { category, shown } = ids;
  const by = (slug: string) => `by: { slug: "${slug}" }`;
  return {
    'Query.product': by(shown.slug),
    'Query.shop': by(shown.shop),
    'Query.contactMessage': `id: "${ids.ownMessageId}"`,
    'Query.order': `id: "${ids.orderCode}"`,
    'Query.offer': `id: "${ids.offerId}"`,
    'Query.category': by(category.slug),
    'Query.conversation': `id: "${ids.conversationId}"`,
    'Query.campaign': `id: "${crypto.randomUUID()}"`,
    'Query.payment': `reference: "${crypto.randomUUID()}"`,
    'Query.receipt': 'number: 1',
    'Query.policy': 'slug: "terms"',
    'Query.specificationFields': `category: "${category.slug}"`,
    'Query.productFacets': `filter: { category: "${category.slug}" }`,
    'Query.suggestions': 'query: "Kente"',
    'OwnShop.productDays': by(ids.own.slug),
    'Viewer.staffInvitation': `id: "${crypto.randomUUID()}"`,
    'Viewer.authorization': 'request: "response_type=code"',
    'Viewer.productReview': by(shown.slug),
    'Viewer.productImport': `id: "${ids.productImportId}"`,
    'Viewer.payoutStatement': `id: "${ids.payoutId}"`,
    'Viewer.shopMoneyEntries': 'sum: PAID',
    'Viewer.webhookDeliveries': `webhookEndpointId: "${ids.webhookEndpointId}"`,
    'Viewer.webhookFeed': 'afterSeq: 0',
    'Viewer.shopReview': by(shown.shop),
    'Viewer.appeal': `kind: ACCOUNT, subjectId: "${ids.ownerId}"`,
    'Viewer.checkout': `checkoutId: "${ids.checkoutId}"`,
    'Admin.search': 'text: "kente"',
    'Admin.case': `id: "${crypto.randomUUID()}"`,
    'Admin.application': `id: "${ids.applicationId}"`,
    'Admin.caseMessages': `id: "${ids.caseId}"`,
    'Admin.report': `id: "${ids.reportId}"`,
    'Admin.orderActs': `id: "${ids.orderCode}"`,
    'Admin.order': `id: "${ids.orderCode}"`,
    'Admin.payment': `reference: "${ids.paymentId}"`,
    'Admin.setting': 'name: COMMISSION',
    'Admin.user': `id: "${ids.ownerId}"`,
    'Admin.category': `id: "${category.id}"`,
    'Admin.contactMessage': `id: "${ids.messageId}"`,
  };
}
