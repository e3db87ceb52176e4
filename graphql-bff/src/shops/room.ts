import type { Room } from '#platform/room.ts';
import './shop.ts';

export const shopsRoom: Room = {};
