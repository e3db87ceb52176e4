import { pruneAttempts, pruneAttemptsJob } from '#accounts/logins/prune-attempts.ts';
import type { Room } from '#platform/room.ts';
import { pruneSessions, pruneSessionsJob } from './prune-sessions.ts';
import { accountRoutes } from './routes.ts';

export const accountsRoom = (): Room => ({
  routes: [accountRoutes()],
  prunings: [
    { job: pruneSessionsJob, cron: '57 3 * * *', run: pruneSessions },
    { job: pruneAttemptsJob, cron: '2 4 * * *', run: pruneAttempts },
  ],
});
