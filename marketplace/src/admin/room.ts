import { personDeleted } from '#accounts/domain-events.ts';
import { openConversationCase } from '#admin/reports/open-case.ts';
import { pruneCases, pruneCasesJob } from '#admin/reports/prune-cases.ts';
import { conversationReported } from '#chat/domain-events.ts';
import { messagesMoved } from '#help/domain-events.ts';
import { paymentsMoved } from '#payments/domain-events.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { applicationsMoved } from '#shops/domain-events.ts';
import { emitWaitingWork } from './emit-waiting-work.ts';
import { forgetPerson } from './forget-person.ts';
import { adminRoutes } from './routes.ts';
import { reportEvidence } from './uploads.ts';

export const adminRoom = (): Room => ({
  reference: {
    name: 'admin',
    holds: 'The back office: reports and their evidence, contact messages, users, payments and the audit log.',
  },
  routes: adminRoutes(),
  facts: [
    fact(personDeleted, forgetPerson),
    fact(applicationsMoved, emitWaitingWork),
    fact(messagesMoved, emitWaitingWork),
    fact(paymentsMoved, emitWaitingWork),
    fact(conversationReported, openConversationCase),
  ],
  uploads: [reportEvidence],
  prunings: [{ job: pruneCasesJob, cron: '53 4 * * *', run: pruneCases }],
});
