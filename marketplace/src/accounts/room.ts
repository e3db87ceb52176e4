import { mailConfirmation, mailConfirmationJob } from '#accounts/confirmation/mail-confirmation.ts';
import { confirmationRoutes } from '#accounts/confirmation/routes.ts';
import { pruneAttempts, pruneAttemptsJob } from '#accounts/logins/prune-attempts.ts';
import { mailReset, mailResetJob } from '#accounts/recovery/mail-reset.ts';
import { recoveryRoutes } from '#accounts/recovery/routes.ts';
import { pruneSessions, pruneSessionsJob } from '#accounts/sessions/prune-sessions.ts';
import { jobHandler, type Room } from '#platform/room.ts';
import { settleDemoLogins } from './demo-logins.ts';
import { pruneMailLinks, pruneMailLinksJob } from './prune-mail-links.ts';
import { accountRoutes } from './routes.ts';

export const accountsRoom = (): Room => ({
  routes: [accountRoutes(), recoveryRoutes(), confirmationRoutes()],
  jobs: [jobHandler(mailResetJob, mailReset), jobHandler(mailConfirmationJob, mailConfirmation)],
  prunings: [
    { job: pruneSessionsJob, cron: '57 3 * * *', run: pruneSessions },
    { job: pruneAttemptsJob, cron: '2 4 * * *', run: pruneAttempts },
    { job: pruneMailLinksJob, cron: '12 4 * * *', run: pruneMailLinks },
  ],
  prepare: settleDemoLogins,
});
