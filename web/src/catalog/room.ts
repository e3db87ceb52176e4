import type { Room } from '#platform/room.ts';
import { catalogTypePolicies } from './cache.ts';

export const catalogRoom: Room = { typePolicies: catalogTypePolicies };
