import { pruneEvents, pruneEventsJob } from '#platform/events/prune-events.ts';
import { removeFiles, removeFilesJob } from '#platform/files/remove-files.ts';
import { pruneKeys, pruneKeysJob } from '#platform/idempotency/prune-keys.ts';
import { pruneOutside, pruneOutsideJob } from '#platform/idempotency/resume-outside.ts';
import { mailJob } from '#platform/mailer/mailer.ts';
import { sweepUploads, sweepUploadsJob } from '#platform/uploads/sweep-uploads.ts';
import { jobHandler, type Room } from './room.ts';

/** The plumbing's own work. */
export const platformRoom = (): Room => ({
  jobs: [jobHandler(mailJob, ({ ctx, input }) => ctx.mailer.deliver(input))],
  timers: [{ job: removeFilesJob, cron: '*/10 * * * *', run: removeFiles }],
  prunings: [
    { job: pruneEventsJob, cron: '17 3 * * *', run: pruneEvents },
    { job: pruneKeysJob, cron: '27 3 * * *', run: pruneKeys },
    { job: pruneOutsideJob, cron: '33 3 * * *', run: pruneOutside },
    { job: sweepUploadsJob, cron: '37 3 * * *', run: sweepUploads },
  ],
});
