import { personDeleted } from '#accounts/domain-events.ts';
import { conversationReported } from '#chat/domain-events.ts';
import { messagesMoved } from '#help/domain-events.ts';
import { paymentsMoved } from '#payments/domain-events.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { applicationsMoved } from '#shops/domain-events.ts';
import { auditRoutes } from '#support/audit/routes.ts';
import { openConversationCase } from '#support/cases/open-case.ts';
import { pruneCases, pruneCasesJob } from '#support/cases/prune-cases.ts';
import { caseRoutes } from '#support/cases/routes.ts';
import { deskRoutes } from '#support/desk/routes.ts';
import { tellDesk } from '#support/desk/tell-desk.ts';
import { orderAdminRoutes } from '#support/orders/routes.ts';
import { paymentDeskRoutes } from '#support/payments/routes.ts';
import { peopleRoutes } from '#support/people/routes.ts';
import { productDeskRoutes } from '#support/products/routes.ts';
import { reviewAdminRoutes } from '#support/reviews/routes.ts';
import { shopAdminRoutes } from '#support/shops/routes.ts';
import { forgetPerson } from './forget-person.ts';
import { supportRoutes } from './routes.ts';
import { reportEvidence } from './uploads.ts';

export const supportRoom = (): Room => ({
  reference: {
    name: 'support',
    holds: 'What people report, its evidence, and the desk of those who look after it and the people.',
  },
  routes: [
    ...supportRoutes(),
    ...caseRoutes(),
    ...deskRoutes(),
    ...auditRoutes(),
    ...peopleRoutes(),
    ...paymentDeskRoutes(),
    ...productDeskRoutes(),
    ...shopAdminRoutes(),
    ...reviewAdminRoutes(),
    ...orderAdminRoutes(),
  ],
  facts: [
    fact(personDeleted, forgetPerson),
    fact(applicationsMoved, tellDesk),
    fact(messagesMoved, tellDesk),
    fact(paymentsMoved, tellDesk),
    fact(conversationReported, openConversationCase),
  ],
  uploads: [reportEvidence],
  prunings: [{ job: pruneCasesJob, cron: '53 4 * * *', run: pruneCases }],
});
