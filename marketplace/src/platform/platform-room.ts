import { pruneAudit, pruneAuditJob } from '#platform/audit/prune-audit.ts';
import { pruneEvents, pruneEventsJob } from '#platform/events/prune-events.ts';
import { removeFiles, removeFilesJob } from '#platform/files/remove-files.ts';
import { pruneKeys, pruneKeysJob } from '#platform/idempotency/prune-keys.ts';
import { pruneOutside, pruneOutsideJob } from '#platform/idempotency/resume-outside.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { mediaRoutes } from '#platform/media/routes.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import { uploadRoutes } from '#platform/uploads/routes.ts';
import { sweepUploads, sweepUploadsJob } from '#platform/uploads/sweep-uploads.ts';
import { jobHandler, type Room } from './room.ts';

/** The plumbing's own work, some of it with what the rooms say of their uploads. */
export const platformRoom = ({ purposes }: { purposes: readonly Purpose[] }): Room => ({
  reference: { name: 'uploads', holds: 'Pictures, before something is made of them.' },
  routes: [mediaRoutes(), uploadRoutes(purposes)],
  jobs: [jobHandler(mailJob, ({ ctx, input }) => ctx.mailer.deliver(input))],
  timers: [{ job: removeFilesJob, cron: '*/10 * * * *', run: removeFiles }],
  prunings: [
    { job: pruneAuditJob, cron: '43 3 * * *', run: pruneAudit },
    { job: pruneEventsJob, cron: '17 3 * * *', run: pruneEvents },
    { job: pruneKeysJob, cron: '27 3 * * *', run: pruneKeys },
    { job: pruneOutsideJob, cron: '33 3 * * *', run: pruneOutside },
    { job: sweepUploadsJob, cron: '37 3 * * *', run: ({ ctx }) => sweepUploads({ ctx, purposes }) },
  ],
});
