import type { Room } from '#platform/room.ts';
import './plan.ts';

export const plansRoom: Room = {};
