import type { Room } from '#platform/room.ts';
import './report-seller.ts';

export const supportRoom: Room = {};
