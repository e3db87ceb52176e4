import type { Room } from '#platform/room.ts';
import { reviewRoutes } from './routes.ts';

export const reviewsRoom = (): Room => ({ routes: [reviewRoutes()] });
