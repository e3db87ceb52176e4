import { userDeleted } from '#accounts/domain-events.ts';
import { on } from '#platform/events/domain-events.ts';
import type { Module } from '#platform/module.ts';
import { anonymizeUser } from './anonymize-user.ts';
import { pruneContactMessages, pruneContactMessagesJob } from './prune-contact-messages.ts';
import { helpRoutes } from './routes.ts';

export const helpModule = (): Module => ({
  reference: { name: 'help', description: 'FAQs, policies, safety tips and messages to Besesaka.' },
  routes: helpRoutes(),
  handlers: [on(userDeleted, anonymizeUser)],
  prunings: [{ job: pruneContactMessagesJob, cron: '22 4 * * *', run: pruneContactMessages }],
});
