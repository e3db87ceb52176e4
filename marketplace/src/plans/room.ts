import type { Room } from '#platform/room.ts';
import { planRoutes } from './routes.ts';

export const plansRoom = (): Room => ({
  reference: { name: 'plans', holds: 'What sellers can pay for, and what holds without it.' },
  routes: [planRoutes()],
});
