import type { Room } from '#platform/room.ts';
import { shopTypePolicies } from './cache.ts';

export const shopsRoom: Room = { typePolicies: shopTypePolicies };
