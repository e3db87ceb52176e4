import { suspensionPublished, userDeleted } from '#accounts/domain-events.ts';
import { openConversationReport } from '#admin/reports/open-report.ts';
import { pruneReports, pruneReportsJob } from '#admin/reports/prune-reports.ts';
import { conversationReported } from '#chat/domain-events.ts';
import { messagesChanged } from '#help/domain-events.ts';
import { paymentsChanged } from '#payments/domain-events.ts';
import { casesChanged, payoutsChanged } from '#payouts/domain-events.ts';
import { on } from '#platform/events/domain-events.ts';
import type { Module } from '#platform/module.ts';
import { applicationsChanged } from '#shops/domain-events.ts';
import { anonymizeUser } from './anonymize-user.ts';
import { endAppealOfAccount } from './appeals/end-appeal-of-account.ts';
import { restoreUnanswered, restoreUnansweredJob } from './appeals/restore-unanswered.ts';
import { emitSuspension, emitWaitingWork } from './emit-to-admins.ts';
import { rollUpFigures, rollUpFiguresJob } from './figures/roll-up-figures.ts';
import { waitingWorkGauge } from './read-waiting-work.ts';
import { adminRoutes } from './routes.ts';
import { reportEvidence } from './uploads.ts';

export const adminModule = (): Module => ({
  reference: {
    name: 'admin',
    description: 'The back office: reports and their evidence, contact messages, users, payments and the audit log.',
  },
  routes: adminRoutes(),
  handlers: [
    on(userDeleted, anonymizeUser),
    on(suspensionPublished, emitSuspension),
    on(suspensionPublished, endAppealOfAccount),
    on(applicationsChanged, emitWaitingWork),
    on(messagesChanged, emitWaitingWork),
    on(paymentsChanged, emitWaitingWork),
    on(casesChanged, emitWaitingWork),
    on(payoutsChanged, emitWaitingWork),
    on(conversationReported, openConversationReport),
  ],
  gauges: [waitingWorkGauge],
  uploads: [reportEvidence],
  timers: [
    { job: rollUpFiguresJob, cron: '*/10 * * * *', run: rollUpFigures },
    { job: restoreUnansweredJob, cron: '* * * * *', run: restoreUnanswered },
  ],
  prunings: [{ job: pruneReportsJob, cron: '53 4 * * *', run: pruneReports }],
});
