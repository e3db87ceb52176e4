import { supportReference } from '@besesaka/schema/support/reference.ts';
import { personDeleted } from '#accounts/domain-events.ts';
import { fact } from '#platform/events/domain-events.ts';
import type { Room } from '#platform/room.ts';
import { forgetPerson } from './forget-person.ts';
import { supportRoutes } from './routes.ts';
import { reportEvidence } from './uploads.ts';

export const supportRoom = (): Room => ({
  reference: { name: 'support', holds: 'What people report, and its evidence.', takes: supportReference },
  routes: [supportRoutes()],
  facts: [fact(personDeleted, forgetPerson)],
  uploads: [reportEvidence],
});
