import { personDeleted } from '#accounts/domain-events.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { forgetPerson } from './forget-person.ts';
import { pruneContactMessages, pruneContactMessagesJob } from './prune-contact-messages.ts';
import { helpRoutes } from './routes.ts';

export const helpRoom = (): Room => ({
  reference: { name: 'help', holds: 'Questions and answers, policies, and the way to us.' },
  routes: helpRoutes(),
  facts: [fact(personDeleted, forgetPerson)],
  prunings: [{ job: pruneContactMessagesJob, cron: '22 4 * * *', run: pruneContactMessages }],
});
