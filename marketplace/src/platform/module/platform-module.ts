import type { SQL } from 'drizzle-orm';
import { pruneAudit, pruneAuditJob } from '#platform/audit/prune-audit.ts';
import { pruneEvents, pruneEventsJob } from '#platform/events/prune-events.ts';
import { removeFilesAfterBackups, removeFilesJob } from '#platform/file-removal/remove-files.ts';
import { pruneKeys, pruneKeysJob } from '#platform/idempotency/prune-keys.ts';
import { pruneExternalCalls, pruneOutsideJob } from '#platform/idempotency/resume-external-calls.ts';
import { deliverMail } from '#platform/mailer/deliver-mail.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { mediaRoutes } from '#platform/media/routes.ts';
import { jobHandler, type Module } from '#platform/module.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import { uploadReader, uploadRoutes } from '#platform/uploads/routes.ts';
import { sweepMedia, sweepMediaJob } from '#platform/uploads/sweep-media.ts';
import { sweepUploads, sweepUploadsJob } from '#platform/uploads/sweep-uploads.ts';
import { platformGauges } from './platform-gauges.ts';

interface PlatformOptions {
  purposes: readonly Purpose[];
  /** Queries for the public pictures that are in use. */
  pictures: readonly SQL[];
}

/** The platform's own background work, some of which depends on the modules' uploads. */
export const platformModule = ({ purposes, pictures }: PlatformOptions): Module => ({
  reference: { name: 'uploads', description: 'Pictures, before something is made of them.' },
  routes: uploadRoutes(purposes),
  routers: [mediaRoutes(), uploadReader(purposes)],
  jobs: [jobHandler(mailJob, ({ ctx, input }) => deliverMail(ctx, input))],
  timers: [{ job: removeFilesJob, cron: '*/10 * * * *', run: removeFilesAfterBackups }],
  gauges: platformGauges,
  prunings: [
    { job: pruneAuditJob, cron: '43 3 * * *', run: pruneAudit },
    { job: pruneEventsJob, cron: '17 3 * * *', run: pruneEvents },
    { job: pruneKeysJob, cron: '27 3 * * *', run: pruneKeys },
    { job: pruneOutsideJob, cron: '33 3 * * *', run: pruneExternalCalls },
    { job: sweepUploadsJob, cron: '37 3 * * *', run: ({ ctx }) => sweepUploads({ ctx, purposes }) },
    { job: sweepMediaJob, cron: '47 3 * * *', run: ({ ctx }) => sweepMedia({ ctx, shown: pictures }) },
  ],
});
