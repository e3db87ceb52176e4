import { addressRoutes } from '#accounts/addresses/routes.ts';
import { apiKeyRoutes } from '#accounts/api-keys/routes.ts';
import { mailConfirmation, mailConfirmationJob } from '#accounts/confirmation/mail-confirmation.ts';
import { confirmationRoutes } from '#accounts/confirmation/routes.ts';
import { gatherData, gatherDataJob } from '#accounts/data-export/gather-data.ts';
import { pruneDataExports, pruneDataExportsJob } from '#accounts/data-export/prune-data-exports.ts';
import { dataExportRoutes } from '#accounts/data-export/routes.ts';
import { deleteUsers, deleteUsersJob } from '#accounts/deletion/delete-users.ts';
import { deletionRoutes } from '#accounts/deletion/routes.ts';
import {
  mailEmailChange,
  mailEmailChangeJob,
  mailObjection,
  mailObjectionJob,
} from '#accounts/email-change/mail-email-change.ts';
import { emailChangeRoutes } from '#accounts/email-change/routes.ts';
import { pruneAttempts, pruneAttemptsJob } from '#accounts/logins/prune-attempts.ts';
import { oauthEndpoints } from '#accounts/oauth/endpoints.ts';
import { oauthRoutes } from '#accounts/oauth/routes.ts';
import { profileRoutes } from '#accounts/profile/routes.ts';
import { mailReset, mailResetJob } from '#accounts/recovery/mail-reset.ts';
import { recoveryRoutes } from '#accounts/recovery/routes.ts';
import { secondFactorRoutes } from '#accounts/second-factor/routes.ts';
import { pruneSessions, pruneSessionsJob } from '#accounts/sessions/prune-sessions.ts';
import { sessionRoutes } from '#accounts/sessions/routes.ts';
import { staffRoutes } from '#accounts/staff/routes.ts';
import { endSuspensions, endSuspensionsJob } from '#accounts/suspension/lift-suspension.ts';
import { jobHandler, type Module } from '#platform/module.ts';
import { settleDemoLogins } from './demo-logins.ts';
import { pruneMailLinks, pruneMailLinksJob } from './prune-mail-links.ts';
import { accountRoutes } from './routes.ts';
import { profilePicture } from './uploads.ts';

export const accountsModule = (): Module => ({
  reference: { name: 'accounts', description: 'Users, sessions, passwords and mailed links.' },
  routes: [
    ...accountRoutes(),
    ...recoveryRoutes(),
    ...confirmationRoutes(),
    ...emailChangeRoutes(),
    ...profileRoutes(),
    ...sessionRoutes(),
    ...apiKeyRoutes(),
    ...oauthRoutes(),
    ...secondFactorRoutes(),
    ...staffRoutes(),
    ...deletionRoutes(),
    ...addressRoutes(),
    ...dataExportRoutes(),
  ],
  routers: [oauthEndpoints()],
  timers: [
    { job: deleteUsersJob, cron: '32 * * * *', run: deleteUsers },
    { job: endSuspensionsJob, cron: '* * * * *', run: endSuspensions },
  ],
  uploads: [profilePicture],
  jobs: [
    jobHandler(mailResetJob, mailReset),
    jobHandler(mailConfirmationJob, mailConfirmation),
    jobHandler(mailEmailChangeJob, mailEmailChange),
    jobHandler(mailObjectionJob, mailObjection),
    jobHandler(gatherDataJob, gatherData),
  ],
  prunings: [
    { job: pruneSessionsJob, cron: '57 3 * * *', run: pruneSessions },
    { job: pruneAttemptsJob, cron: '2 4 * * *', run: pruneAttempts },
    { job: pruneDataExportsJob, cron: '22 * * * *', run: pruneDataExports },
    { job: pruneMailLinksJob, cron: '12 4 * * *', run: pruneMailLinks },
  ],
  prepare: settleDemoLogins,
});
